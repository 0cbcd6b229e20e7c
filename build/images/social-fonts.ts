import { readFile } from 'node:fs/promises';
import type { Font } from 'satori';
import subsetFont from 'subset-font';
import { typefaces as siteTypefaces } from '../../src/config/site-typefaces.ts';
import {
  typefaceFile,
  type Typeface,
  type TypefaceFont,
  type Typefaces,
} from '../../src/config/typefaces.ts';

const beyondLatin1 = /[\u0100-\u02ff\u1e00-\u1eff]/;

/** Text is drawn semi-bold, headlines in their only weight. */
const drawnWeight = 600;

/** The weight nearest to a wanted one that a font has. */
function nearestWeight({ weight }: TypefaceFont, wanted: number): number {
  return typeof weight === 'number' ? weight : Math.min(weight.max, Math.max(weight.min, wanted));
}

/** The font and weight of a typeface to draw with. */
function drawnFont({ fonts }: Typeface): { font: TypefaceFont; weight: number } | undefined {
  const distance = (weight: number) => Math.abs(weight - drawnWeight);
  return fonts
    .map((font) => ({ font, weight: nearestWeight(font, drawnWeight) }))
    .toSorted((a, b) => distance(a.weight) - distance(b.weight))[0];
}

/**
 * The fonts of the social images, subset to the characters of a text. Satori reads neither variable
 * fonts nor woff2, so each typeface is converted to a static TrueType font with its role as its name.
 */
export async function socialFonts(
  text: string,
  typefaces: Typefaces = siteTypefaces,
): Promise<Font[]> {
  const scripts = beyondLatin1.test(text) ? (['latin', 'latinExt'] as const) : (['latin'] as const);
  const files = Object.entries(typefaces).flatMap(([role, face]) => {
    const { package: source, isVariable, axes } = face;
    const drawn = drawnFont(face);
    return scripts.flatMap((script) => {
      const file = drawn?.font.files[script];
      if (!drawn || file === undefined) return [];
      return {
        name: script === 'latin' ? role : `${role} latin-ext`,
        file: typefaceFile(source, file),
        variationAxes: isVariable ? { ...axes, wght: drawn.weight } : {},
      };
    });
  });
  return Promise.all(
    files.map(async ({ name, file, variationAxes }) => ({
      name,
      data: await subsetFont(await readFile(file), text, { targetFormat: 'sfnt', variationAxes }),
    })),
  );
}
