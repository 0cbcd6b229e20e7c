import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Font } from 'satori';
import subsetFont from 'subset-font';
import { typefaces } from '../../src/config/typefaces.ts';

const require = createRequire(join(process.cwd(), 'package.json'));

const beyondLatin1 = /[\u0100-\u02ff\u1e00-\u1eff]/;

/**
 * The fonts of the social images, with the characters that a text is made of: each typeface pinned
 * to one cut, since what lays out their text reads neither variable fonts nor woff2.
 */
export function socialFonts(text: string): Promise<Font[]> {
  const scripts = beyondLatin1.test(text) ? ['latin', 'latin-ext'] : ['latin'];
  const files = Object.values(typefaces).flatMap((face) =>
    scripts.map((script) => ({
      name: script === 'latin' ? face.name : `${face.name} ${script}`,
      axes: { ...face.axes, wght: face.pictureWeight },
      file: `${face.package}/files/${face.file(script)}`,
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
