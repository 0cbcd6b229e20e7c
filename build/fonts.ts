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

/** What the site's text may ask of a typeface: pairs, ligatures, accents, and figures for columns. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];

const basicLatin = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));

async function charactersInUse(): Promise<string> {
  const texts = await Promise.all(contentFiles('content').map((file) => readFile(file, 'utf8')));
  const company = JSON.stringify(brand);
  return [...new Set(`${basicLatin}−–—…’‘“”•·×→←©${company}${texts.join('')}`)].toSorted().join('');
}

/** For which weights a face is taken: one with a single weight for all, so that no browser thickens it. */
function weightsOf(weights: Weights): string {
  return typeof weights === 'number' ? '1 1000' : `${weights.min} ${weights.max}`;
}

/**
 * Cuts the site's two typefaces down to the characters that content and config use.
 * @returns both, declared as Astro takes them; `src/styles/fallback-fonts.css` stands in for them
 * until they are there.
 */
export async function subsetFonts() {
  await mkdir(folder, { recursive: true });
  const characters = await charactersInUse();
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
        // Renamed into place: another build may be reading the file right now.
        const draft = `${file}.${process.pid}`;
        await writeFile(draft, subset);
        await rename(draft, file);
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
