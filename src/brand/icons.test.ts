import sharp from 'sharp';
import { expect, test } from 'vitest';
import { appleTouchIconSize, drawAppleTouchIcon, drawFaviconIco, faviconSizes } from './icons.ts';
import { tokenColor } from './palette.ts';

test('the home screen icon is a small PNG of the right size, with its background up to the corners', async () => {
  const png = await drawAppleTouchIcon();
  const size = appleTouchIconSize;
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  expect(png.length).toBeLessThan(10_000);
  const pixels = await sharp(png).ensureAlpha().raw().toBuffer();
  expect(`#${pixels.toString('hex', 0, 4)}`).toBe(`${tokenColor('mark', 'light')}ff`);
});

test('favicon.ico contains the three sizes that browsers and desktops request', async () => {
  const ico = await drawFaviconIco();
  // Four bytes of magic number, the number of images, then the width and height of each.
  expect([ico.readUInt32LE(0), ico.readUInt16LE(4)]).toEqual([0x1_00_00, faviconSizes.length]);
  const sizes = faviconSizes.map((_, index) => [...ico.subarray(6 + 16 * index, 8 + 16 * index)]);
  expect(sizes).toEqual([
    [16, 16],
    [32, 32],
    [48, 48],
  ]);
});
