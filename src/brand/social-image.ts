import { createElement } from 'react';
import sharp from 'sharp';
import { drawSvg } from './draw-svg.tsx';
import { SocialCard, socialSize, type SocialCopy } from './social-card.tsx';

/**
 * Draws a page's social image as a PNG with 64 colors, which is half the size of a full-color one.
 * @throws {Error} on a character that no typeface has.
 */
export async function drawSocialImage(copy: SocialCopy): Promise<Buffer> {
  const svg = await drawSvg(createElement(SocialCard, copy), { ...socialSize, theme: 'light' });
  return sharp(Buffer.from(svg))
    .removeAlpha()
    .png({ palette: true, colours: 64, effort: 4 })
    .toBuffer();
}
