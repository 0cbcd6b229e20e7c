import { expect, test } from 'vitest';
import { imageProblem, portrait } from './image.ts';

const limit = { folder: 'public/images/testimonials', kilobytes: 30, px: 512 };

test.each([
  ['a small photo', 112, 4000, false, undefined],
  ['a large drawing', 4000, 20_000, true, undefined],
  [
    'a large photo',
    400,
    12_000_000,
    false,
    'expected an image of at most 30 KB and 512 pixels on a side (this one has 12000 KB and 400 × 400 pixels); save it smaller, as AVIF or WebP',
  ],
])('%s of %d pixels and %d bytes', (_, widthPx, bytes, isDrawing, message) => {
  expect(imageProblem({ widthPx, heightPx: widthPx, bytes, isDrawing }, limit)).toBe(message);
});

test('a missing portrait is named', () => {
  expect(portrait.safeParse('/images/testimonials/nobody.webp').error?.issues[0]?.message).toBe(
    'there is no such file; save it in public/images/testimonials',
  );
});
