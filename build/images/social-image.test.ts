import type { Font } from 'satori';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { socialColumn, socialSize, type SocialCopy } from './social-card.tsx';
import { socialFonts } from './social-fonts.ts';
import { drawSocialImage } from './social-image.ts';
import { socialPages } from './social-pages.ts';

// Drawing takes its time on a machine that has much else to do.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const blank: SocialCopy = { brand: '', eyebrow: '', title: '', host: '' };
const pages = socialPages.map(({ copy }) => copy);
const longest = pages.toSorted((a, b) => b.title.length - a.title.length)[0]?.title ?? '';
const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz .-…';

let fonts: Font[];
let ground: Buffer;
beforeAll(async () => {
  fonts = await socialFonts(pages.flatMap((copy) => Object.values(copy)).join('') + characters);
  ground = await drawSocialImage(blank, fonts);
});

/** The smallest box around all that words add to the picture. */
async function boxOf(words: Partial<SocialCopy>) {
  const picture = sharp(await drawSocialImage({ ...blank, ...words }, fonts));
  const added = await picture.composite([{ input: ground, blend: 'difference' }]).toBuffer();
  // A palette of its own may shade the ground a little differently; words are far darker.
  const box = sharp(added).trim({ background: 'black', threshold: 48 });
  const { info } = await box.toBuffer({ resolveWithObject: true });
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
  return { left, top, right: left + info.width, bottom: top + info.height };
}

test.each(socialPages)(
  'the picture of $copy.title is a light PNG of the size that previews take',
  async (page) => {
    const png = await drawSocialImage(page.copy, fonts);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', ...socialSize });
    expect(png.length).toBeLessThan(60_000);
  },
);

describe('a title stays in its column, below the brand', () => {
  const brandBottom = 110;
  const titles = {
    'the longest of the site': longest,
    'one of 90 characters': 'It began with paper calendars '.repeat(3).trim().padEnd(90, 's'),
    'one of a wide word': 'WWWWWWWWWWWWWWW',
    'one of a word that no line holds': 'W'.repeat(80),
    'one of more lines than there is room for': 'Villas and guests. '.repeat(20),
    'a short one that hangs low': 'Gypsy jay',
  };
  test.each(Object.entries(titles))('%s', async (_, title) => {
    const { left, top, right, bottom } = await boxOf({ title, eyebrow: 'Integrations' });
    expect(left).toBeGreaterThanOrEqual(socialColumn.left);
    expect(right).toBeLessThanOrEqual(socialColumn.left + socialColumn.width);
    expect(top).toBeGreaterThan(brandBottom);
    expect(bottom).toBeLessThanOrEqual(socialColumn.top + socialColumn.height);
  });
});

test.each(['brand', 'eyebrow', 'host'] as const)('a long %s stays in its column', async (part) => {
  const { left, right } = await boxOf({
    [part]: 'The Nusa Penida and Lembongan Villa Company Ltd.',
  });
  expect(left).toBeGreaterThanOrEqual(socialColumn.left);
  expect(right).toBeLessThanOrEqual(socialColumn.left + socialColumn.width);
});

test('letters of all Latin alphabets are drawn', async () => {
  const copy = { ...blank, title: 'Łódź, Çeşme, Gdańsk' };
  expect(await drawSocialImage(copy, await socialFonts(copy.title))).toBeInstanceOf(Buffer);
});

test('a character that would be left blank stops the build by its name', async () => {
  const drawn = drawSocialImage({ ...blank, title: 'Villa 東京' }, fonts);
  await expect(drawn).rejects.toThrow('No font of the social images has "東京"');
});
