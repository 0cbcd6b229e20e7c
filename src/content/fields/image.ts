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

/** The largest picture in the text of a page. Five of them fit into the budget of a page that scrolls. */
const maxPictureBytes = 60_000;

/** A picture in a page: where it is, and the size that it has there. */
export interface Picture {
  src: string;
  width: number;
  height: number;
}

/** What is wrong with a picture that exists; `null` if nothing is. */
export function pictureProblem(images: ImageCatalog, path: string): string | null {
  const size = images.measure(path);
  if (size === null) return 'expected a picture: AVIF, WebP, PNG, JPEG or SVG';
  if (size.bytes <= maxPictureBytes) return null;
  const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} KB`;
  return `expected a picture of at most ${kilobytes(maxPictureBytes)} (this one has ${kilobytes(size.bytes)}); save it as AVIF or WebP, at most 1200 pixels wide`;
}

/** A picture, with the size that the page reserves for it. */
export function measurePicture(images: ImageCatalog, path: string): Picture {
  const { widthPx = 0, heightPx = 0 } = images.measure(path) ?? {};
  return { src: path, width: widthPx, height: heightPx };
}

/** A picture of a page and its alternative text. */
export function picture(images: ImageCatalog) {
  const file = imageFile(images)
    .refine((path) => pictureProblem(images, path) === null, {
      error: ({ input }) => pictureProblem(images, `${input}`) ?? '',
    })
    .transform((path) => measurePicture(images, path));
  return z.strictObject({
    file: file.describe('AVIF or WebP of at most 60 KB, 1200 pixels wide.'),
    alt: text.describe('What the picture shows, for people who cannot see it.'),
  });
}
