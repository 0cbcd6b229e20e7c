import { createElement } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { SocialCard, socialSize, wordJoiner, type SocialCopy } from './social-card.tsx';

function complain(_: string, characters: string): Promise<never[]> {
  if (characters === wordJoiner) return Promise.resolve([]);
  throw new Error(
    `No font of the social images has ${JSON.stringify(characters)}; add one that does in build/images/social-fonts.ts.`,
  );
}

/**
 * Draws a page's social image as a PNG of few colors, half the bytes of one with all.
 * @throws {Error} on a character that would be left blank.
 */
export async function drawSocialImage(copy: SocialCopy, fonts: Font[]): Promise<Buffer> {
  const card = createElement(SocialCard, copy);
  const svg = await satori(card, { ...socialSize, fonts, loadAdditionalAsset: complain });
  return sharp(Buffer.from(svg))
    .removeAlpha()
    .png({ palette: true, colours: 64, effort: 4 })
    .toBuffer();
}
