import { z } from 'zod';
import { textExpected } from './issue-words.ts';
import { text } from './text.ts';

/** Pictures of the product that `src/illustrations` draws, by name. */
const sceneIds = [
  'core-platform',
  'calendar-sync',
  'files-and-folders',
  'team',
  'guest-experiences',
  'transportation',
  'sustainability',
  'checkout',
  'today',
  'weeks',
  'tour-list',
  'tour-sync',
  'tour-book',
  'tour-brief',
  'tour-month',
] as const;

/** A drawn picture of the product, with the words that stand for it where it is not seen. */
export const sceneImage = z.strictObject({
  scene: z.enum(sceneIds, `image not found: a scene is one of ${sceneIds.join(', ')}`),
  alt: text,
});

/** Answers whether a picture that content names is there; asked of files and of icon packages. */
export interface ImageShelf {
  hasFile: (path: string) => boolean;
  hasBrandIcon: (slug: string) => boolean;
}

/** A picture file under `public/`, by its address on the site: `/images/made.svg`. */
export function imageFile(shelf: ImageShelf) {
  return z
    .string({ error: textExpected('an image') })
    .refine(shelf.hasFile, 'image not found: no such file under public/');
}
