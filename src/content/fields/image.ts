import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { group } from './text.ts';

/** An illustration of the product, which `src/drawings` draws, and its alternative text. */
const illustration = <const Names extends readonly string[]>(...scenes: Names) =>
  group('The illustration.', {
    scene: z.enum(scenes).describe('The drawing.'),
    alt: 'What the picture shows, for people who cannot see it.',
  });

/** An illustration on a tab of the showcase. */
export const tabImage = illustration(
  'core-platform',
  'calendar-sync',
  'files-and-folders',
  'team',
  'guest-experiences',
  'transportation',
  'sustainability',
);

/** An illustration on a feature card. */
export const cardImage = illustration('booking-tag', 'guest-chat', 'occupancy-map');

const folder = 'public/images/testimonials';
const maxKilobytes = 30;

/** Describes what is wrong with the portrait at a path of the site; undefined if nothing is. */
export function findImageProblem(path: string): string | undefined {
  const file = join('public', path);
  if (!/\.(avif|webp|png|jpe?g|svg)$/.test(path)) return 'expected AVIF, WebP, PNG, JPEG or SVG';
  if (!existsSync(file)) return `there is no image ${path}; save it in ${folder}`;
  const kilobytes = Math.ceil(statSync(file).size / 1000);
  if (kilobytes <= maxKilobytes) return undefined;
  return `${path} is ${kilobytes} KB; save it as AVIF or WebP with at most ${maxKilobytes} KB`;
}

/** The path of a portrait in `public`: `/images/testimonials/made.svg`. */
export const portrait = z
  .string()
  .check(({ value, issues }) => {
    const message = findImageProblem(value);
    if (message) issues.push({ code: 'custom', message, input: value });
  })
  .meta({ isImage: true });
