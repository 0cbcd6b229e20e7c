import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Font } from 'satori';
import subsetFont from 'subset-font';

const require = createRequire(join(process.cwd(), 'package.json'));

// The site's two typefaces (see deploy/fonts.ts), each pinned to the one cut the pictures use:
// what lays out their text reads neither variable fonts nor woff2.
const cuts = [
  {
    name: 'Fraunces',
    source: (script: string) => `fraunces/files/fraunces-${script}-full-normal.woff2`,
    axes: { opsz: 96, SOFT: 50, WONK: 0, wght: 500 },
  },
  {
    name: 'Figtree',
    source: (script: string) => `figtree/files/figtree-${script}-wght-normal.woff2`,
    axes: { wght: 600 },
  },
];

const beyondLatin1 = /[\u0100-\u02ff\u1e00-\u1eff]/;

/** The fonts of the social images, with the characters that a text is made of. */
export function socialFonts(text: string): Promise<Font[]> {
  const scripts = beyondLatin1.test(text) ? ['latin', 'latin-ext'] : ['latin'];
  const files = cuts.flatMap(({ name, source, axes }) =>
    scripts.map((script) => ({
      name: script === 'latin' ? name : `${name} ${script}`,
      axes,
      file: `@fontsource-variable/${source(script)}`,
    })),
  );
  return Promise.all(
    files.map(async ({ name, axes, file }) => ({
      name,
      data: await subsetFont(await readFile(require.resolve(file)), text, {
        targetFormat: 'sfnt',
        variationAxes: axes,
      }),
    })),
  );
}
