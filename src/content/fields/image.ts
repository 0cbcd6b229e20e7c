import { z } from 'zod';
import { editorHints } from './editor-hints.ts';
import { text } from './text.ts';

/** Illustrations of the product that content may name; `src/drawings` draws each. */
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
  scene: z.enum(sceneIds).describe('The drawing.'),
  alt: text.describe('What the picture shows, for people who cannot see it.'),
});

/** Tells which image files and brand icons exist. */
export interface ImageCatalog {
  /** Paths of the files under `public/`, as on the site. */
  files: ReadonlySet<string>;
  hasBrandIcon: (slug: string) => boolean;
  /** The size of a picture by its path on the site; `null` for a file that is not a picture. */
  measure: (path: string) => { widthPx: number; heightPx: number; bytes: number } | null;
}

/**
 * An image file under `public/`, by its path on the site: `/images/made.svg`.
 * @param imageFolder where the content editor puts an uploaded file.
 */
export function imageFile(images: ImageCatalog, imageFolder = '/images') {
  const file = z
    .string()
    .refine(
      (path) => images.files.has(path),
      'expected the path of a file under public/, such as /images/made.svg',
    );
  return file.register(editorHints, { imageFolder });
}

/** The largest image in a text. Five of them fit into the budget of a page that scrolls. */
const maxImageBytes = 60_000;

/** What is wrong with an image in a text, by its path on the site; `null` if nothing is. */
export function imageProblem(images: ImageCatalog, path: string): string | null {
  if (!images.files.has(path)) return 'there is no such file; save it in content/images';
  const size = images.measure(path);
  if (size === null) return 'expected an image: AVIF, WebP, PNG, JPEG or SVG';
  if (size.bytes <= maxImageBytes) return null;
  const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} KB`;
  return `expected an image of at most ${kilobytes(maxImageBytes)} (this one has ${kilobytes(size.bytes)}); save it as AVIF or WebP, at most 1200 pixels wide`;
}
