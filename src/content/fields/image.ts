import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
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

/** Portraits are shown at 56 px: sharp on every screen. */
const folder = 'public/images/testimonials';
const maxKilobytes = 30;
const maxPx = 512;

/** What is wrong with a portrait, by its path on the site; undefined if nothing is. */
export function findImageProblem(path: string): string | undefined {
  const file = join('public', path);
  if (!existsSync(file)) return `there is no image ${path}; save it in ${folder}`;
  const source = readFileSync(file);
  try {
    const { width, height, type } = imageSize(source);
    // A drawing is sharp in any size.
    const isSmall = type === 'svg' || Math.max(width, height) <= maxPx;
    if (isSmall && source.byteLength <= maxKilobytes * 1000) return undefined;
    const has = `${Math.ceil(source.byteLength / 1000)} KB and ${width} × ${height} pixels`;
    return `${path} has ${has}; save it as AVIF or WebP with at most ${maxKilobytes} KB and ${maxPx} pixels on a side`;
  } catch {
    return `${path} is not an image: AVIF, WebP, PNG, JPEG or SVG`;
  }
}

/** A portrait under `public/`, by its path on the site: `/images/testimonials/made.svg`. */
export const portrait = z
  .string()
  .check(({ value, issues }) => {
    const message = findImageProblem(value);
    if (message) issues.push({ code: 'custom', message, input: value });
  })
  .meta({ isImage: true });
