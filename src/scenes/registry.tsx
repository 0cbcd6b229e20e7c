import { CalendarSync } from './calendar-sync.tsx';
import { Checkout } from './checkout.tsx';
import { CorePlatform } from './core-platform.tsx';
import { FilesAndFolders } from './files-and-folders.tsx';
import { GuestExperiences } from './guest-experiences.tsx';
import { HeroBoard } from './hero-board.tsx';
import { Sustainability } from './sustainability.tsx';
import { Team } from './team.tsx';
import { Today } from './today.tsx';
import { TourBook } from './tour-book.tsx';
import { TourBrief } from './tour-brief.tsx';
import { TourList } from './tour-list.tsx';
import { TourMonth } from './tour-month.tsx';
import { TourSync } from './tour-sync.tsx';
import { Transportation } from './transportation.tsx';
import { Weeks } from './weeks.tsx';

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
