import type { ReactNode } from 'react';
import type { PictureName } from '../content/fields/image.ts';
import { BookingTag } from './booking-tag.tsx';
import { CalendarSync } from './calendar-sync.tsx';
import { CorePlatform } from './core-platform.tsx';
import { Experiences } from './experiences.tsx';
import { Files } from './files.tsx';
import { GuestChat } from './guest-chat.tsx';
import { Occupancy } from './occupancy.tsx';
import type { PictureProps } from './parts.tsx';
import { Sustainability } from './sustainability.tsx';
import { Team } from './team.tsx';
import { Transportation } from './transportation.tsx';

/** In pixels. Without a height, a picture is as high as its content. */
interface Size {
  width: number;
  height?: number;
}

interface PictureKind {
  Picture: (props: PictureProps) => ReactNode;
  size: Size;
  /** The size of the version for phones, if a picture has one. */
  phone?: Size;
}

/** A screen beside the tabs of the showcase, and the part of it that a phone shows. */
const screen = { size: { width: 720, height: 600 }, phone: { width: 358 } };

/** The pictures of the product by their names in the content. */
export const pictures: Readonly<Record<PictureName, PictureKind>> = {
  'core-platform': { Picture: CorePlatform, ...screen },
  'calendar-sync': { Picture: CalendarSync, ...screen },
  files: { Picture: Files, ...screen },
  team: { Picture: Team, ...screen },
  experiences: { Picture: Experiences, ...screen },
  transportation: { Picture: Transportation, ...screen },
  sustainability: { Picture: Sustainability, ...screen },
  'booking-tag': { Picture: BookingTag, size: { width: 364, height: 320 } },
  'guest-chat': { Picture: GuestChat, size: { width: 364, height: 320 } },
  occupancy: { Picture: Occupancy, size: { width: 364, height: 320 } },
};
