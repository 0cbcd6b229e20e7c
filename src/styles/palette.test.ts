import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findPaletteProblems, paletteFile, readPalette } from './palette.ts';
import { readTokens } from './tokens.ts';

/** The palette with another value of one color. */
function withColor(name: string, value: string) {
  const css = readFileSync(paletteFile, 'utf8');
  return readTokens(css.replace(new RegExp(`--${name}:[^;]+;`), value && `--${name}: ${value};`));
}

test('the palette of the site is complete, and every pair of colors has enough contrast', () => {
  expect(findPaletteProblems(readPalette())).toEqual([]);
});

test.each([
  ['that is missing', 'color-ink', '', ['brand/palette.css lacks --color-ink.']],
  [
    'that is misspelled in one theme',
    'color-accent',
    'light-dark(oklch(75.5% 0.144 76), orangge)',
    [
      'brand/palette.css: --color-accent is light-dark(oklch(75.5% 0.144 76), orangge), which is no color in the dark theme; it takes one color, or light-dark() with two.',
    ],
  ],
  [
    'that is too faint',
    'color-on-accent',
    'light-dark(#fff, oklch(24% 0.02 163))',
    expect.arrayContaining([
      expect.stringMatching(
        /^brand\/palette\.css: --color-on-accent on --color-accent has a contrast of \d\.\d\d:1 in the light theme; text takes at least 4\.5:1\.$/,
      ),
    ]),
  ],
  [
    'of borders that is too faint',
    'color-line-strong',
    'light-dark(#eee, oklch(58% 0.02 161))',
    expect.arrayContaining([
      expect.stringContaining('in the light theme; icons and borders take at least 3:1.'),
    ]),
  ],
])('a color %s is named, with what it takes', (_, name, value, problems) => {
  expect(findPaletteProblems(withColor(name, value))).toEqual(problems);
});
