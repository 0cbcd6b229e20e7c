import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fontProviders } from 'astro/config';
import subsetFont from 'subset-font';
import { brand } from '../src/config/site.ts';
import { typefaces, type Weights } from '../src/config/typefaces.ts';
import { contentFiles } from '../src/content/sources.ts';
import { buildFolder } from './paths.ts';

const require = createRequire(import.meta.url);
const folder = `${buildFolder}/fonts`;

/** OpenType features to keep: kerning, ligatures, accents, tabular and lining figures. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];

const basicLatin = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));

async function findCharactersInUse(): Promise<string> {
  const texts = await Promise.all(contentFiles('content').map((file) => readFile(file, 'utf8')));
  const company = JSON.stringify(brand);
  return [...new Set(`${basicLatin}−–—…’‘“”•·×→←©${company}${texts.join('')}`)].toSorted().join('');
}

/** The CSS font-weight of a face. A single weight is declared for the whole range, so that browsers do not synthesize bold. */
function weightsOf(weights: Weights): string {
  return typeof weights === 'number' ? '1 1000' : `${weights.min} ${weights.max}`;
}

/**
 * Subsets the site's two typefaces to the characters in content and config.
 * @returns both as Astro font declarations. While they load, `src/styles/fallback-fonts.css` applies.
 */
export async function subsetFonts() {
  await mkdir(folder, { recursive: true });
  const characters = await findCharactersInUse();
  const provider = fontProviders.local();
  return Promise.all(
    Object.entries(typefaces).map(
      async ([role, { name, package: source, file: fileOf, ...cut }]) => {
        const full = await readFile(require.resolve(`${source}/files/${fileOf('latin')}`));
        const subset = await subsetFont(full, characters, {
          targetFormat: 'woff2',
          variationAxes: { ...cut.axes, wght: cut.weights },
          keepFeatures,
        });
        const file = `./${folder}/${role}.woff2`;
        // Written to a temporary file and renamed, because another build may be reading the file.
        const temporary = `${file}.${process.pid}`;
        await writeFile(temporary, subset);
        await rename(temporary, file);
        const variants: [{ src: [string]; weight: string; style: 'normal' }] = [
          { src: [file], weight: weightsOf(cut.weights), style: 'normal' },
        ];
        const noFallbacks = { fallbacks: [], optimizedFallbacks: false };
        const cssVariable = `--face-${role}`;
        return { provider, name, cssVariable, ...noFallbacks, options: { variants } };
      },
    ),
  );
}
