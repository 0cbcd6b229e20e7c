import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findImageProblem, portrait, productImage } from './image.ts';

test.each([
  ['small.webp', 30_000, undefined],
  ['heavy.webp', 60_000, expect.stringContaining('is 60 KB; save it as AVIF or WebP with at most')],
  ['photo.heic', 4000, 'expected AVIF, WebP, PNG, JPEG or SVG'],
])('%s of %i bytes is accepted, or refused with the reason', (name, bytes, problem) => {
  const folder = mkdtempSync(join(tmpdir(), 'images-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, name), Buffer.alloc(bytes));
  expect(findImageProblem(join(relative('public', folder), name))).toEqual(problem);
});

test('the error for a missing portrait names its file', () => {
  expect(portrait.safeParse('/images/testimonials/nobody.webp').error?.issues[0]?.message).toBe(
    'there is no image /images/testimonials/nobody.webp; save it in public/images/testimonials',
  );
});

test('a picture of the product is a drawn one or the company’s own screenshot, which must exist', () => {
  const findProblem = (image: object) =>
    productImage.safeParse({ alt: 'A calendar', ...image }).error?.issues[0]?.message;
  expect(findProblem({ picture: 'team' })).toBeUndefined();
  const missing = { dark: '/content/pictures/nobody.png' };
  expect(findProblem({ picture: 'team', ...missing })).toBe(
    'there is no file /content/pictures/nobody.png',
  );
  expect(findProblem({ src: 'calendar.heic' })).toBe(
    'expected AVIF, WebP, PNG or JPEG in /content/pictures',
  );
  const either = 'expected either a picture or your own screenshot as src';
  expect(findProblem({})).toBe(either);
});
