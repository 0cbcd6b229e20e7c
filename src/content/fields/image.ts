import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { text } from './text.ts';

/** The pictures of the product that `src/pictures` draws. */
const pictureNames = [
  'core-platform',
  'calendar-sync',
  'files',
  'team',
  'experiences',
  'transportation',
  'sustainability',
  'booking-tag',
  'guest-chat',
  'occupancy',
] as const;

export type PictureName = (typeof pictureNames)[number];

/** The path of a screenshot: `/content/pictures/calendar.png`. Pages get smaller copies. */
const screenshot = z
  .string()
  .regex(
    /^\/content\/pictures\/[^/]+\.(avif|webp|png|jpe?g)$/,
    'expected AVIF, WebP, PNG or JPEG in /content/pictures',
  )
  .refine((path) => existsSync(path.slice(1)), {
    error: ({ input }) => `there is no file ${String(input)}`,
  })
  .meta({ isScreenshot: true })
  .optional();

/** A picture of the product: one that the build draws, or the company's own screenshot. */
export const productImage = z
  .strictObject({
    picture: z
      .enum(pictureNames)
      .optional()
      .describe('The name of a drawn picture, without files.'),
    src: screenshot.describe('Your own screenshot, in place of a drawn picture.'),
    dark: screenshot.describe('The same in the dark theme.'),
    phone: screenshot.describe('The same for phones: a part of it that is readable there.'),
    phoneDark: screenshot.describe('The same for phones in the dark theme.'),
    alt: text.describe('What the picture shows, for people who cannot see it.'),
  })
  .refine(({ picture, src }) => (picture === undefined) !== (src === undefined), {
    path: ['src'],
    message: 'expected either a picture or your own screenshot as src',
  });

/** The name of a drawing for one of the company's values: a file in `brand/drawings`. */
export const drawing = z.enum(['price-board', 'cleaning', 'plant']);

export type ProductImage = z.output<typeof productImage>;

const folder = 'public/images/testimonials';
const maxKilobytes = 30;

/** The path of a portrait in `public`: `/images/testimonials/made.svg`. */
export const portrait = z
  .string()
  .regex(/\.(avif|webp|png|jpe?g|svg)$/, 'expected AVIF, WebP, PNG, JPEG or SVG')
  .refine((path) => existsSync(join('public', path)), {
    error: ({ input }) => `there is no image ${input}; save it in ${folder}`,
    abort: true,
  })
  .refine((path) => statSync(join('public', path)).size <= maxKilobytes * 1000, {
    error: ({ input }) =>
      `${input} is too large; save it as AVIF or WebP with at most ${maxKilobytes} KB`,
  })
  .meta({ isImage: true });
