import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fontProviders } from 'astro/config';
import subsetFont from 'subset-font';
import { brand } from '../src/config/site.ts';
import { contentFiles } from '../src/content/sources.ts';
import { buildFolder } from './paths.ts';

const require = createRequire(import.meta.url);
const folder = `${buildFolder}/fonts`;

const families = [
  {
    name: 'Fraunces',
    cssVariable: '--font-fraunces',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    // One optical size, softness and weight, as drawn for headlines: each axis left to vary costs
    // 9 KB. It stands for every weight, so that no browser thickens it for a bold one.
    axes: { opsz: 96, SOFT: 50, WONK: 0, wght: 500 },
    weight: '1 1000',
  },
  {
    name: 'Figtree',
    cssVariable: '--font-figtree',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    weight: '400 700',
  },
] as const;

/** What the site's text may ask of a typeface: pairs, ligatures, accents, and figures for columns. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];

const basicLatin = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));

async function charactersInUse(): Promise<string> {
  const texts = await Promise.all(
    contentFiles('src/content').map((file) => readFile(file, 'utf8')),
  );
  const company = JSON.stringify(brand);
  return [...new Set(`${basicLatin}−–—…’‘“”•·×→←©${company}${texts.join('')}`)].toSorted().join('');
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
    families.map(async ({ name, cssVariable, source, axes, weight }) => {
      const full = await readFile(require.resolve(source));
      const subset = await subsetFont(full, characters, {
        targetFormat: 'woff2',
        variationAxes: axes,
        keepFeatures,
      });
      const file = `./${folder}/${name.toLowerCase()}.woff2`;
      // Renamed into place: another build may be reading the file right now.
      const draft = `${file}.${process.pid}`;
      await writeFile(draft, subset);
      await rename(draft, file);
      const variants: [{ src: [string]; weight: string; style: 'normal' }] = [
        { src: [file], weight, style: 'normal' },
      ];
      const noFallbacks = { fallbacks: [], optimizedFallbacks: false };
      return { provider, name, cssVariable, ...noFallbacks, options: { variants } };
    }),
  );
}
