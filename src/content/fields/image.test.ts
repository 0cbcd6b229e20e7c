import { expect, test } from 'vitest';
import { portrait, type ImageCatalog } from './image.ts';

const catalog = (widthPx: number, bytes: number): ImageCatalog => ({
  files: new Set(['/images/ana.webp', '/images/ana.svg']),
  hasBrandIcon: () => false,
  measure: () => ({ widthPx, heightPx: widthPx, bytes }),
});

test('a portrait has a limit in bytes and in pixels, which the message names', () => {
  const read = (widthPx: number, bytes: number, file = '/images/ana.webp') =>
    portrait(catalog(widthPx, bytes)).safeParse(file).error?.issues[0]?.message;
  expect(read(112, 4000)).toBeUndefined();
  expect(read(400, 12_000_000)).toBe(
    'expected an image of at most 30 KB and 512 pixels on a side (this one has 12000 KB and 400 × 400 pixels); save it smaller, as AVIF or WebP',
  );
  expect(read(4000, 20_000)).toContain('this one has 20 KB and 4000 × 4000 pixels');
  expect(read(4000, 20_000, '/images/ana.svg'), 'a drawing has no pixels').toBeUndefined();
});
