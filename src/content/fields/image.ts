import { z } from 'zod';
import { findNearPath } from './near-match.ts';
import { text } from './text.ts';

/** Illustrations of the product that content may name; `src/illustrations` draws each. */
const sceneIds = [
  'core-platform',
  'calendar-sync',
  'files-and-folders',
  'team',
  'guest-experiences',
  'transportation',
  'sustainability',
  'tour-list',
  'tour-sync',
  'tour-book',
  'tour-brief',
  'tour-month',
] as const;

/** An illustration of the product and its alternative text. */
export const sceneImage = z.strictObject({
  scene: z.enum(sceneIds),
  alt: text,
});

/** Tells which image files and brand icons exist. */
export interface ImageCatalog {
  /** Paths of the files under `public/`, as on the site. */
  files: ReadonlySet<string>;
  hasBrandIcon: (slug: string) => boolean;
}

/** An image file under `public/`, by its path on the site: `/images/made.svg`. */
export function imageFile(images: ImageCatalog) {
  return z.string().refine((path) => images.files.has(path), {
    error: ({ input }) => {
      const onSite = `${input}`.replaceAll('\\', '/').replace(/^(?:\.?\/)?(?:public\/)?/, '/');
      const near = findNearPath(onSite, images.files);
      if (near !== undefined) return `expected the path ${near}`;
      return 'expected the path of a file under public/, such as /images/made.svg';
    },
  });
}
