import sharp from 'sharp';
import { expect, test } from 'vitest';
import { appleTouchIconSize, drawAppleTouchIcon, drawFaviconIco, faviconSizes } from './icons.ts';
import { tokenColor } from './palette.ts';

async function pixelsOf(png: Buffer) {
  const image = sharp(png).ensureAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  const rgba = (x: number, y: number) => {
    const at = 4 * (y * info.width + x);
    return `#${data.subarray(at, at + 4).toString('hex')}`;
  };
  const all = Array.from({ length: info.width * info.height }, (_, index) => {
    const [x, y] = [index % info.width, Math.floor(index / info.width)];
    return { rgba: rgba(x, y) };
  });
  const end = info.width - 1;
  const corners = [rgba(0, 0), rgba(end, 0), rgba(0, end), rgba(end, end)];
  return { all, corners };
}

const background = `${tokenColor('brand', 'light')}ff`;

test('the icon on home screens is a small PNG of its size, with the mark on the background up to its corners', async () => {
  const png = await drawAppleTouchIcon();
  const size = appleTouchIconSize;
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  expect(png.length).toBeLessThan(10_000);
  const { all, corners } = await pixelsOf(png);
  const share = (color: string) => all.filter(({ rgba }) => rgba === color).length / all.length;
  expect(share(`${tokenColor('on-brand', 'light')}ff`)).toBeGreaterThan(0.1);
  expect(share(background)).toBeGreaterThan(0.3);
  expect(corners).toEqual(Array.from({ length: 4 }, () => background));
});

test('favicon.ico has the three sizes that browsers and desktops request', async () => {
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
