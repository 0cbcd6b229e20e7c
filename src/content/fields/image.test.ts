import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findImageProblem, portrait } from './image.ts';

/** The start of a PNG file, which has its size, and so many bytes. */
function png(sizePx: number, bytes: number): Buffer {
  const file = Buffer.alloc(bytes);
  file.write('\x89PNG\r\n\x1A\n\0\0\0\rIHDR', 'latin1');
  file.writeUInt32BE(sizePx, 16);
  file.writeUInt32BE(sizePx, 20);
  return file;
}
const svg = (sizePx: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}"/>`;

test.each<[string, Buffer | string, unknown]>([
  ['a small photo', png(112, 4000), undefined],
  ['a large drawing', svg(4000), undefined],
  ['a large photo', png(600, 4000), expect.stringContaining('600 × 600 pixels; save it as AVIF')],
  ['a heavy photo', png(400, 60_000), expect.stringContaining('at most 30 KB and 512 pixels')],
  ['a text', 'Hello', expect.stringContaining('is not an image: AVIF, WebP,')],
])('%s is read, or refused with its size', (_, file, expected) => {
  const folder = mkdtempSync(join(tmpdir(), 'images-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'image'), file);
  expect(findImageProblem(join(relative('public', folder), 'image'))).toEqual(expected);
});

test('a missing portrait is named', () => {
  expect(portrait.safeParse('/images/testimonials/nobody.webp').error?.issues[0]?.message).toBe(
    'there is no image /images/testimonials/nobody.webp; save it in public/images/testimonials',
  );
});
