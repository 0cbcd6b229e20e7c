import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { z } from 'zod';
import { portrait, productImage } from './image.ts';

const findProblem = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message;

test.each([
  ['small.webp', 30_000, undefined],
  ['heavy.webp', 60_000, expect.stringContaining('save it as AVIF or WebP with at most 30 KB')],
  ['photo.heic', 4000, 'expected AVIF, WebP, PNG, JPEG or SVG'],
])('a portrait %s of %i bytes is accepted, or refused with the reason', (name, bytes, problem) => {
  const folder = mkdtempSync(join(tmpdir(), 'images-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, name), Buffer.alloc(bytes));
  expect(findProblem(portrait, join(relative('public', folder), name))).toEqual(problem);
});

test.each([
  [{ picture: 'team' }, undefined],
  [
    { picture: 'team', dark: '/content/pictures/nobody.png' },
    'there is no file /content/pictures/nobody.png',
  ],
  [{ src: 'calendar.heic' }, 'expected AVIF, WebP, PNG or JPEG in /content/pictures'],
  [{}, 'expected either a picture or your own screenshot as src'],
])('a picture of the product is drawn, or a screenshot that exists: %j', (image, problem) => {
  expect(findProblem(productImage, { alt: 'A calendar', ...image })).toBe(problem);
});
