import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { FontProvider } from 'astro';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import {
  readFont,
  scripts,
  typefaces,
  type Script,
  type Typeface,
  type TypefaceRole,
} from '../src/config/typefaces.ts';
import { contentFiles } from '../src/content/sources.ts';
import { buildFolder } from './paths.ts';

const folder = `${buildFolder}/fonts`;

/** OpenType features to keep: kerning, ligatures, accents, tabular and lining figures. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];

/** The letters for which browsers load a font besides `latin`, with signs of currencies. */
const unicodeRanges: Record<Script, string[] | undefined> = {
  latin: undefined,
  'latin-ext': ['U+100-130', 'U+132-151', 'U+154-2BA', 'U+1E00-1E9F', 'U+1EF2-1EFF', 'U+20A0-20AB'],
};

/** The characters that a font has. */
function charactersOf(font: Buffer): string[] {
  const opened = create(font);
  if (opened.isCollection) return [];
  return opened.characterSet.map((code) => String.fromCodePoint(code));
}

/** The letters of a text that a typeface lacks, each once. */
export function findMissingLetters(text: string, typeface: Typeface): string[] {
  const known = new Set(
    scripts.flatMap((script) => {
      const font = readFont(typeface, script);
      return font ? charactersOf(font) : [];
    }),
  );
  const letters = new Set(text.normalize('NFC').match(/\p{Letter}/gu));
  return [...letters].filter((letter) => !known.has(letter)).toSorted();
}

/** The letters of the content that browsers will show in another font: a sentence for each typeface. */
export function missingLettersOfContent(): string[] {
  const texts = contentFiles('content').map((file) => readFileSync(file, 'utf8'));
  const text = texts.join('');
  return Object.values(typefaces)
    .map((face) => ({ name: face.name, missing: findMissingLetters(text, face) }))
    .filter(({ missing }) => missing.length > 0)
    .map(
      ({ name, missing }) =>
        `${name} lacks ${missing.join(' ')}, which content/ has. Pages show them in another font.`,
    );
}

/** Writes a font with only the weights and axes that the site uses. @returns its path. */
async function writeFont({ weight, axes }: Typeface, font: Buffer, name: string): Promise<string> {
  const file = `${folder}/${name}.woff2`;
  // Written to a temporary file and renamed, because another build may be reading the file.
  const temporary = `${file}.${process.pid}`;
  const written = await subsetFont(font, charactersOf(font).join(''), {
    targetFormat: 'woff2',
    variationAxes: { ...axes, wght: weight },
    keepFeatures,
  });
  await writeFile(temporary, written);
  await rename(temporary, file);
  return resolve(file);
}

/** The fonts of installed packages: no build downloads one. */
const installedFonts: FontProvider<{ role: TypefaceRole }> = {
  name: 'installed',
  async resolveFont({ options }) {
    if (!options) return undefined;
    const face = typefaces[options.role];
    // The only weight is declared for the whole range, so that browsers do not synthesize bold.
    const weight =
      typeof face.weight === 'number' ? '1 1000' : `${face.weight.min} ${face.weight.max}`;
    const fonts = scripts.map(async (script) => {
      const font = readFont(face, script);
      if (!font) return [];
      const url = await writeFont(face, font, `${options.role}-${script}`);
      const unicodeRange = unicodeRanges[script];
      return [
        {
          src: [{ url, format: 'woff2' }],
          weight,
          style: 'normal',
          meta: { subset: script },
          ...(unicodeRange && { unicodeRange }),
        },
      ];
    });
    return { fonts: (await Promise.all(fonts)).flat() };
  },
};

/** The site's two typefaces for Astro, which measures the fonts of the system that stand in until they load. */
export async function siteFonts() {
  await mkdir(folder, { recursive: true });
  return (Object.keys(typefaces) as TypefaceRole[]).map((role) => ({
    provider: installedFonts,
    name: typefaces[role].name,
    cssVariable: `--face-${role}`,
    subsets: [...scripts] as [Script, ...Script[]],
    fallbacks: [typefaces[role].fallback],
    options: { role },
  }));
}
