import { readFile } from 'node:fs/promises';
import { createElement } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { SocialCard, socialSize, wordJoiner, type SocialCopy } from './social-card.tsx';

/**
 * Reads the fonts of the social images: for headlines, and semi-bold for text. Satori supports neither variable fonts
 * nor woff2, so these are separate files.
 */
export async function readSocialFonts(): Promise<Font[]> {
  const font = async (name: string, file: string): Promise<Font> => ({
    name,
    data: await readFile(`brand/fonts/${file}.woff`),
  });
  return Promise.all([
    font('display', 'display-latin'),
    font('display latin-ext', 'display-latin-ext'),
    font('text', 'text-600-latin'),
    font('text latin-ext', 'text-600-latin-ext'),
  ]);
}

function rejectMissingGlyphs(_: string, characters: string): Promise<never[]> {
  if (characters === wordJoiner) return Promise.resolve([]);
  throw new Error(
    `No font of the social images has ${JSON.stringify(characters)}; add one that does to brand/fonts.`,
  );
}

/**
 * Draws a page's social image as a PNG with 64 colors, which is half the size of a full-color one.
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
