import { readFile } from 'node:fs/promises';
import type { Font } from 'satori';

/**
 * The fonts of the social images: headlines, and text in semi-bold. Satori reads neither variable fonts nor woff2,
 * so they have files of their own beside those of the pages.
 */
export async function socialFonts(): Promise<Font[]> {
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
