import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawFaviconIco, drawIcon, faviconSizes, iconNames, icons } from './icons.ts';
import { tokenColor } from './token-color.ts';

async function pixelsOf(png: Buffer) {
  const image = sharp(png).ensureAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  const rgba = (x: number, y: number) => {
    const at = 4 * (y * info.width + x);
    return `#${data.subarray(at, at + 4).toString('hex')}`;
  };
  const all = Array.from({ length: info.width * info.height }, (_, index) => {
    const [x, y] = [index % info.width, Math.floor(index / info.width)];
    return { x, y, rgba: rgba(x, y) };
  });
  const end = info.width - 1;
  const corners = [rgba(0, 0), rgba(end, 0), rgba(0, end), rgba(end, end)];
  return { all, corners };
}

const ground = `${tokenColor('brand', 'light')}ff`;

describe.each(iconNames)('%s', (name) => {
  const { size, purpose, radius } = icons[name];

  test('is a PNG of its size, and light', async () => {
    const png = await drawIcon(name);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: size, height: size });
    expect(png.length).toBeLessThan(10_000);
  });

  test('shows the mark on the ground', async () => {
    const { all } = await pixelsOf(await drawIcon(name));
    const share = (color: string) => all.filter(({ rgba }) => rgba === color).length / all.length;
    expect(share(`${tokenColor('on-brand', 'light')}ff`)).toBeGreaterThan(0.1);
    expect(share(ground)).toBeGreaterThan(0.3);
  });

  if (radius === 0) {
    test('is ground from corner to corner', async () => {
      const { corners } = await pixelsOf(await drawIcon(name));
      expect(corners).toEqual(Array.from({ length: 4 }, () => ground));
    });
  }

  if (purpose === 'maskable') {
    test('keeps the mark within the circle that every system leaves', async () => {
      const { all } = await pixelsOf(await drawIcon(name));
      const center = (size - 1) / 2;
      const outside = all.filter(({ x, y }) => Math.hypot(x - center, y - center) > 0.4 * size);
      expect(outside.filter(({ rgba }) => rgba !== ground)).toEqual([]);
    });
  }
});

test('favicon.ico holds the three sizes that browsers and desktops ask for', async () => {
  const ico = await drawFaviconIco();
  // Four bytes that say 'icon', the number of pictures, then for each its width and height.
  expect([ico.readUInt32LE(0), ico.readUInt16LE(4)]).toEqual([0x1_00_00, faviconSizes.length]);
  const sizes = faviconSizes.map((_, index) => [...ico.subarray(6 + 16 * index, 8 + 16 * index)]);
  expect(sizes).toEqual([
    [16, 16],
    [32, 32],
    [48, 48],
  ]);
});
