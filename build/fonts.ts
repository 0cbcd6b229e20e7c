import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fontProviders } from 'astro/config';
import subsetFont from 'subset-font';
import { typefaces } from '../src/config/site-typefaces.ts';
import {
  cssWeight,
  typefaceFile,
  type Typeface,
  type TypefaceFont,
} from '../src/config/typefaces.ts';
import { content, languages } from '../src/content/content.ts';
import { contentFiles } from '../src/content/sources.ts';
import { currencySymbol } from '../src/shared/money.ts';
import { buildFolder } from './paths.ts';

const folder = `${buildFolder}/fonts`;

/** OpenType features to keep: kerning, ligatures, accents, tabular and lining figures. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];

const basicLatin = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));

async function findCharactersInUse(): Promise<string> {
  const texts = await Promise.all(contentFiles('content').map((file) => readFile(file, 'utf8')));
  const symbols = languages.map(({ locale }) => currencySymbol(content.terms.currency, locale));
  const used = `${basicLatin}−–—…’‘“”•·×→←©${symbols.join('')}${texts.join('')}`;
  return [...new Set(used)].toSorted().join('');
}

/** Subsets a font of a typeface to the characters, as woff2. */
async function subsetTypeface(
  { package: source, isVariable, axes }: Typeface,
  { files, weight }: TypefaceFont,
  characters: string,
): Promise<Buffer> {
  return subsetFont(await readFile(typefaceFile(source, files.latin)), characters, {
    targetFormat: 'woff2',
    variationAxes: isVariable ? { ...axes, wght: weight } : {},
    keepFeatures,
  });
}

/**
 * Subsets the site's two typefaces to the characters in content and config.
 * @returns both as Astro font declarations. While they load, the fallbacks of `typefaceStyles` apply.
 */
export async function subsetFonts() {
  await mkdir(folder, { recursive: true });
  const characters = await findCharactersInUse();
  const provider = fontProviders.local();
  return Promise.all(
    Object.entries(typefaces).map(async ([role, face]) => {
      const variants = await Promise.all(
        face.fonts.map(async (font, index) => {
          const file = `./${folder}/${role}${index || ''}.woff2`;
          // Written to a temporary file and renamed, because another build may be reading the file.
          const temporary = `${file}.${process.pid}`;
          await writeFile(temporary, await subsetTypeface(face, font, characters));
          await rename(temporary, file);
          return {
            src: [file] as [string],
            weight: cssWeight(font, face),
            style: 'normal' as const,
          };
        }),
      );
      return {
        provider,
        name: face.name,
        cssVariable: `--face-${role}`,
        fallbacks: [],
        optimizedFallbacks: false,
        options: { variants: variants as [(typeof variants)[number]] },
      };
    }),
  );
}
