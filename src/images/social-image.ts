import { createElement } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { typefaces as siteTypefaces } from '../config/typefaces.ts';
import { SocialCard, wordJoiner, type SocialCopy } from './social-card.tsx';
import { socialSize } from './social-picture.tsx';

function rejectMissingGlyphs(_: string, characters: string): Promise<never[]> {
  if (characters === wordJoiner) return Promise.resolve([]);
  throw new Error(
    `No font of the social images has ${JSON.stringify(characters)}; add a typeface that does in brand/fonts.ts.`,
  );
}

/**
 * Draws a page's social image as a PNG with 64 colors, half the size of a full-color one.
 * @throws {Error} on a character that no font has.
 */
export async function drawSocialImage(
  copy: SocialCopy,
  fonts: Font[],
  typefaces = siteTypefaces,
): Promise<Buffer> {
  const card = createElement(SocialCard, { ...copy, typefaces });
  const svg = await satori(card, {
    ...socialSize,
    fonts,
    loadAdditionalAsset: rejectMissingGlyphs,
  });
  return sharp(Buffer.from(svg))
    .removeAlpha()
    .png({ palette: true, colours: 64, effort: 4 })
    .toBuffer();
}
