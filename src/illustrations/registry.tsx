import { CalendarSync } from './modules/calendar-sync.tsx';
import { Checkout } from './modules/checkout.tsx';
import { CorePlatform } from './modules/core-platform.tsx';
import { FilesAndFolders } from './modules/files-and-folders.tsx';
import { GuestExperiences } from './modules/guest-experiences.tsx';
import { HeroBoard } from './hero-board.tsx';
import { Sustainability } from './modules/sustainability.tsx';
import { Team } from './modules/team.tsx';
import { Today } from './modules/today.tsx';
import { TourBook } from './tour/tour-book.tsx';
import { TourBrief } from './tour/tour-brief.tsx';
import { TourList } from './tour/tour-list.tsx';
import { TourMonth } from './tour/tour-month.tsx';
import { TourSync } from './tour/tour-sync.tsx';
import { Transportation } from './modules/transportation.tsx';
import { Weeks } from './modules/weeks.tsx';

/** Every picture by the name that content gives it, and the hero's. */
export const scenes = {
  'hero-board': HeroBoard,
  'core-platform': CorePlatform,
  'calendar-sync': CalendarSync,
  'files-and-folders': FilesAndFolders,
  team: Team,
  'guest-experiences': GuestExperiences,
  transportation: Transportation,
  sustainability: Sustainability,
  checkout: Checkout,
  today: Today,
  weeks: Weeks,
  'tour-list': TourList,
  'tour-sync': TourSync,
  'tour-book': TourBook,
  'tour-brief': TourBrief,
  'tour-month': TourMonth,
};

export type SceneName = keyof typeof scenes;
