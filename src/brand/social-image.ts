import { createElement } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { SocialCard, wordJoiner, type SocialCopy } from './social-card.tsx';
import { socialSize } from './social-picture.tsx';

function rejectMissingGlyphs(_: string, characters: string): Promise<never[]> {
  if (characters === wordJoiner) return Promise.resolve([]);
  throw new Error(
    `No font of the social images has ${JSON.stringify(characters)}; add one that does to brand/fonts.`,
  );
}

/**
 * Draws a page's social image as a PNG with 64 colors, half the size of a full-color one.
 * @throws {Error} on a character that no font has.
 */
export async function drawSocialImage(copy: SocialCopy, fonts: Font[]): Promise<Buffer> {
  const svg = await satori(createElement(SocialCard, copy), {
    ...socialSize,
    fonts,
    loadAdditionalAsset: rejectMissingGlyphs,
  });
  return sharp(Buffer.from(svg))
    .removeAlpha()
    .png({ palette: true, colours: 64, effort: 4 })
    .toBuffer();
}
