import type { Content } from '../content/read-content.ts';
import { DrawingContent } from './drawing.ts';
import { CalendarSync } from './modules/calendar-sync.tsx';
import { CorePlatform } from './modules/core-platform.tsx';
import { FilesAndFolders } from './modules/files-and-folders.tsx';
import { GuestExperiences } from './modules/guest-experiences.tsx';
import { BookingTag } from './features/booking-tag.tsx';
import { GuestChat } from './features/guest-chat.tsx';
import { OccupancyMap } from './features/occupancy-map.tsx';
import { HeroBoard } from './hero/board.tsx';
import { Sustainability } from './modules/sustainability.tsx';
import { Team } from './modules/team.tsx';
import { Transportation } from './modules/transportation.tsx';
import styles from './scene.module.css';

/** Every illustration by its name in the content, and the one in the hero. */
export const scenes = {
  'hero-board': HeroBoard,
  'core-platform': CorePlatform,
  'calendar-sync': CalendarSync,
  'files-and-folders': FilesAndFolders,
  team: Team,
  'guest-experiences': GuestExperiences,
  transportation: Transportation,
  sustainability: Sustainability,
  'booking-tag': BookingTag,
  'guest-chat': GuestChat,
  'occupancy-map': OccupancyMap,
};

interface SceneProps {
  name: keyof typeof scenes;
  /** Alternative text. */
  alt: string;
  /** The content of the page, with the copy of the illustration. */
  content: Content;
  className?: string | undefined;
}

/** An illustration of the product. For assistive technology, it is a single image. */
export function Scene({ name, alt, content, className = '' }: SceneProps) {
  const Drawing = scenes[name];
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `img` cannot hold text
      role="img"
      aria-label={alt}
      className={`${styles.scene} ${className}`.trim()}
      data-nosnippet=""
    >
      <DrawingContent value={content}>
        <Drawing />
      </DrawingContent>
    </div>
  );
}
