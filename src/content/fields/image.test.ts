import { expect, test } from 'vitest';
import { portrait } from './image.ts';

test.each([
  ['/images/ana.webp', 112, 4000, undefined],
  ['/images/ana.svg', 4000, 20_000, undefined],
  ['/images/ben.webp', 112, 4000, 'there is no such file; save it in public/images/testimonials'],
  [
    '/images/ana.webp',
    400,
    12_000_000,
    'expected an image of at most 30 KB and 512 pixels on a side (this one has 12000 KB and 400 × 400 pixels); save it smaller, as AVIF or WebP',
  ],
])('the portrait %s with %d pixels and %d bytes: %s', (file, widthPx, bytes, message) => {
  const images = {
    files: new Set(['/images/ana.webp', '/images/ana.svg']),
    hasBrandIcon: () => false,
    measure: () => ({ widthPx, heightPx: widthPx, bytes }),
  };
  expect(portrait(images).safeParse(file).error?.issues[0]?.message).toBe(message);
});
