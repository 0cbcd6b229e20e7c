import { z } from 'zod';
import { editorHints } from './editor-hints.ts';
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
  hasFile: (path: string) => boolean;
  hasBrandIcon: (slug: string) => boolean;
}

/**
 * An image file under `public/`, by its path on the site: `/images/made.svg`.
 * @param imageFolder where the content editor puts an uploaded file.
 */
export function imageFile(images: ImageCatalog, imageFolder = '/images') {
  return z
    .string()
    .refine(images.hasFile, 'expected the path of a file under public/, such as /images/made.svg')
    .register(editorHints, { imageFolder });
}
