import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
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
] as const;

/** Illustrations on feature cards. */
const featureSceneIds = ['booking-sheet', 'guest-chat', 'year-chart'] as const;

const alt = 'What the picture shows, for people who cannot see it.';

/** An illustration of the product and its alternative text. */
export const sceneImage = group('The illustration.', {
  scene: z.enum(sceneIds).describe('The drawing.'),
  alt,
});

/** An illustration on a feature card. */
export const featureImage = group('The illustration.', {
  scene: z.enum(featureSceneIds).describe('The drawing.'),
  alt,
});

const folder = 'public/images/testimonials';
const maxKilobytes = 30;

/** What is wrong with a portrait, by its path on the site; undefined if nothing is. */
export function findImageProblem(path: string): string | undefined {
  const file = join('public', path);
  if (!/\.(avif|webp|png|jpe?g|svg)$/.test(path)) return 'expected AVIF, WebP, PNG, JPEG or SVG';
  if (!existsSync(file)) return `there is no image ${path}; save it in ${folder}`;
  const kilobytes = Math.ceil(statSync(file).size / 1000);
  if (kilobytes <= maxKilobytes) return undefined;
  return `${path} has ${kilobytes} KB; save it as AVIF or WebP with at most ${maxKilobytes} KB`;
}

/** A portrait under `public/`, by its path on the site: `/images/testimonials/made.svg`. */
export const portrait = z
  .string()
  .check(({ value, issues }) => {
    const message = findImageProblem(value);
    if (message) issues.push({ code: 'custom', message, input: value });
  })
  .meta({ isImage: true });
