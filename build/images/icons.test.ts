import sharp from 'sharp';
import { expect, test } from 'vitest';
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

test.each(iconNames)('%s is a light PNG of its size, the mark on the ground', async (name) => {
  const { size } = icons[name];
  const png = await drawIcon(name);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  expect(png.length).toBeLessThan(10_000);
  const { all } = await pixelsOf(png);
  const share = (color: string) => all.filter(({ rgba }) => rgba === color).length / all.length;
  expect(share(`${tokenColor('on-brand', 'light')}ff`)).toBeGreaterThan(0.1);
  expect(share(ground)).toBeGreaterThan(0.3);
});

test.each(['apple-touch-icon', 'icon-maskable-512'] as const)(
  '%s, which the system cuts, is ground from corner to corner',
  async (name) => {
    const { corners } = await pixelsOf(await drawIcon(name));
    expect(corners).toEqual(Array.from({ length: 4 }, () => ground));
  },
);

test('the maskable icon keeps its mark within the circle that every system leaves', async () => {
  const { size } = icons['icon-maskable-512'];
  const { all } = await pixelsOf(await drawIcon('icon-maskable-512'));
  const center = (size - 1) / 2;
  const outside = all.filter(({ x, y }) => Math.hypot(x - center, y - center) > 0.4 * size);
  expect(outside.filter(({ rgba }) => rgba !== ground)).toEqual([]);
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
