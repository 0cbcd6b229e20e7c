import { z } from 'zod';
import { hints } from './hints.ts';
import { group } from './text.ts';

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
export const sceneImage = group('The illustration.', {
  scene: z.enum(sceneIds).describe('The drawing.'),
  alt: 'What the picture shows, for people who cannot see it.',
});

/** Tells which image files and brand icons exist. */
export interface ImageCatalog {
  /** Paths of the files under `public/`, as on the site. */
  files: ReadonlySet<string>;
  hasBrandIcon: (slug: string) => boolean;
  /** The size of a picture by its path on the site; `null` for a file that is not a picture. */
  measure: (path: string) => { widthPx: number; heightPx: number; bytes: number } | null;
}

/** Where an image is, and how large it may be; `px` is the longer side. */
interface ImageLimit {
  folder: string;
  kilobytes: number;
  px: number;
}

/** An image in a text. Five of them fit into the budget of a page that scrolls. */
export const textImage: ImageLimit = { folder: 'content/images', kilobytes: 60, px: 2400 };

/** A portrait, which is shown at 56 px: sharp on every screen. */
const portraitImage = { folder: 'public/images/testimonials', kilobytes: 30, px: 512 };

/** What is wrong with an image, by its path on the site; `null` if nothing is. */
export function imageProblem(images: ImageCatalog, path: string, limit: ImageLimit): string | null {
  if (!images.files.has(path)) return `there is no such file; save it in ${limit.folder}`;
  const size = images.measure(path);
  if (size === null) return 'expected an image: AVIF, WebP, PNG, JPEG or SVG';
  const { widthPx, heightPx, bytes } = size;
  const isSmall = path.endsWith('.svg') || Math.max(widthPx, heightPx) <= limit.px;
  if (isSmall && bytes <= limit.kilobytes * 1000) return null;
  const has = `${Math.ceil(bytes / 1000)} KB and ${widthPx} × ${heightPx} pixels`;
  return `expected an image of at most ${limit.kilobytes} KB and ${limit.px} pixels on a side (this one has ${has}); save it smaller, as AVIF or WebP`;
}

/** A portrait under `public/`, by its path on the site: `/images/testimonials/made.svg`. */
export function portrait(images: ImageCatalog) {
  return z
    .string()
    .refine((path) => imageProblem(images, path, portraitImage) === null, {
      error: ({ input }) => imageProblem(images, `${input}`, portraitImage) ?? '',
    })
    .register(hints, { imageFolder: '/images/testimonials' });
}
