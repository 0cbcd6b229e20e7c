import { z } from 'zod';
import { findImage, type ImageFile } from './find-image.ts';
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

/** What is wrong with an image, as `findImage` found it; undefined if nothing is. */
export function imageProblem(
  image: ImageFile | null | undefined,
  { folder, kilobytes, px }: ImageLimit,
): string | undefined {
  if (image === undefined) return `there is no such file; save it in ${folder}`;
  if (image === null) return 'expected an image: AVIF, WebP, PNG, JPEG or SVG';
  const { widthPx, heightPx, bytes, isDrawing } = image;
  if ((isDrawing || Math.max(widthPx, heightPx) <= px) && bytes <= kilobytes * 1000) return;
  const has = `${Math.ceil(bytes / 1000)} KB and ${widthPx} × ${heightPx} pixels`;
  return `expected an image of at most ${kilobytes} KB and ${px} pixels on a side (this one has ${has}); save it smaller, as AVIF or WebP`;
}

/** A portrait under `public/`, by its path on the site: `/images/testimonials/made.svg`. */
export const portrait = z
  .string()
  .check(({ value, issues }) => {
    const message = imageProblem(findImage(value), portraitImage);
    if (message !== undefined) issues.push({ code: 'custom', message, input: value });
  })
  .register(hints, { isImage: true });
