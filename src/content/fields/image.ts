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

/** Where an image is, and how large it may be. */
interface ImageLimit {
  folder: string;
  kilobytes: number;
  /** The longer side. */
  px: number;
}

/** An image in a text. Five of them fit into the budget of a page that scrolls. */
export const textImage: ImageLimit = { folder: 'content/images', kilobytes: 60, px: 2400 };

/** A portrait, which is shown at 56 px: sharp on every screen. */
const portraitLimit: ImageLimit = {
  folder: 'public/images/testimonials',
  kilobytes: 30,
  px: 512,
};

/** What is wrong with an image, by its path on the site; `null` if nothing is. */
export function imageProblem(
  images: ImageCatalog,
  path: string,
  { folder, kilobytes, px }: ImageLimit,
): string | null {
  if (!images.files.has(path)) return `there is no such file; save it in ${folder}`;
  const size = images.measure(path);
  if (size === null) return 'expected an image: AVIF, WebP, PNG, JPEG or SVG';
  const { widthPx, heightPx } = size;
  const isVector = path.endsWith('.svg');
  if (size.bytes <= kilobytes * 1000 && (isVector || Math.max(widthPx, heightPx) <= px))
    return null;
  const has = `${Math.ceil(size.bytes / 1000)} KB and ${widthPx} × ${heightPx} pixels`;
  return `expected an image of at most ${kilobytes} KB and ${px} pixels on a side (this one has ${has}); save it smaller, as AVIF or WebP`;
}

/** A portrait under `public/`, by its path on the site: `/images/testimonials/made.svg`. */
export function portrait(images: ImageCatalog) {
  return z
    .string()
    .refine((path) => imageProblem(images, path, portraitLimit) === null, {
      error: ({ input }) => imageProblem(images, `${input}`, portraitLimit) ?? '',
    })
    .register(editorHints, { imageFolder: '/images/testimonials' });
}
