import type { Font } from 'satori';
import subsetFont from 'subset-font';
import {
  readFont,
  scripts,
  typefaces as siteTypefaces,
  type Typeface,
  type TypefaceRole,
} from '../config/typefaces.ts';

/** Text is drawn semi-bold, headlines in their only weight. */
const drawnWeight = 600;

/**
 * The fonts of the social images, subset to the characters of a text. Satori reads neither variable
 * fonts nor woff2, so each font is converted to a static TrueType font with its role as its name.
 */
export async function socialFonts(
  text: string,
  typefaces: Record<TypefaceRole, Typeface> = siteTypefaces,
): Promise<Font[]> {
  const fonts = Object.entries(typefaces).flatMap(([role, face]) => {
    const { weight, axes } = face;
    const wght = typeof weight === 'number' ? weight : Math.min(weight.max, drawnWeight);
    return scripts.map(async (script) => {
      const font = readFont(face, script);
      if (!font) return [];
      const data = await subsetFont(font, text, {
        targetFormat: 'sfnt',
        variationAxes: { ...axes, wght },
      });
      return [{ name: script === 'latin' ? role : `${role} ${script}`, data }];
    });
  });
  return (await Promise.all(fonts)).flat();
}
