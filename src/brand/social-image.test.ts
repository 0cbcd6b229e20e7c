import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { drawSocialImage, socialColumn, type SocialCopy } from './social-image.tsx';
import { listSocialImages } from './social-pages.ts';
import { loadContent, loadLanguages } from '../content/content.ts';

// Drawing is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const blank: SocialCopy = { brand: '', eyebrow: '', title: '', host: '' };
const socialImages = loadLanguages().flatMap(({ code }) => listSocialImages(loadContent(code)));
const titles = socialImages.map(({ copy }) => copy.title);
const longest = titles.toSorted((a, b) => b.length - a.length)[0] ?? '';

let background: Buffer;
beforeAll(async () => {
  background = await drawSocialImage(blank);
});

/** Measures the bounding box of a text in the image, in pixels. */
async function measureText(words: Partial<SocialCopy>) {
  const image = sharp(await drawSocialImage({ ...blank, ...words }));
  const added = await image.composite([{ input: background, blend: 'difference' }]).toBuffer();
  // Each image has its own palette, so the background may differ slightly; text is far darker.
  const box = sharp(added).trim({ background: 'black', threshold: 48 });
  const { info } = await box.toBuffer({ resolveWithObject: true });
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
  return { left, top, right: left + info.width, bottom: top + info.height };
}

describe('a title stays in its column, below the brand', () => {
  const brandBottom = 110;
  const examples = {
    'the longest title of the site': longest,
    'a word longer than a line': 'W'.repeat(80),
    'more lines than fit': 'Villas and guests. '.repeat(20),
    'a short title with descenders': 'Gypsy jay',
  };
  test.each(Object.entries(examples))('%s', async (_, title) => {
    const { left, top, right, bottom } = await measureText({ title, eyebrow: 'Integrations' });
    expect(left).toBeGreaterThanOrEqual(socialColumn.left);
    expect(right).toBeLessThanOrEqual(socialColumn.left + socialColumn.width);
    expect(top).toBeGreaterThan(brandBottom);
    expect(bottom).toBeLessThanOrEqual(socialColumn.top + socialColumn.height);
  });
});

test('a character without a glyph stops the build with an error that names it', async () => {
  const drawn = drawSocialImage({ ...blank, title: 'Villa 東京' });
  await expect(drawn).rejects.toThrow('No typeface in brand/fonts has "東京"');
});
