import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import arial from '@capsizecss/metrics/arial';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { typefaces } from '../../src/config/site-typefaces.ts';
import { parseTypefaces } from '../../src/config/typefaces.ts';
import { measureTypefaces } from './measure.ts';
import { otherTypefaces } from './other-typefaces.fixture.ts';

const inUse = { display: typefaces.display.package, text: typefaces.text.package };

test('brand/typefaces.json is what npm run fonts measures', async () => {
  expect(typefaces).toEqual(await measureTypefaces(inUse, typefaces));
});

test('the fonts of variable and static packages are found', () => {
  const found = Object.values(otherTypefaces).flatMap(({ display, text }) =>
    [display, text].map(({ fonts }) => fonts.map(({ weight }) => weight)),
  );
  expect(found).toEqual([[500], [400, 500, 600], [400], [{ min: 400, max: 700 }]]);
});

test('a fallback has the width of the typeface, whatever that is', () => {
  for (const { display, text } of [typefaces, ...Object.values(otherTypefaces)]) {
    for (const { category, letterWidth, fallbacks } of [display, text]) {
      const { xWidthAvg, unitsPerEm } = category === 'serif' ? timesNewRoman : arial;
      const adjusted = (xWidthAvg / unitsPerEm) * ((fallbacks[0]?.sizeAdjust ?? 0) / 100);
      expect(adjusted).toBeCloseTo(letterWidth, 2);
    }
  }
  const { wide, condensed } = otherTypefaces;
  expect(wide.text.letterWidth).toBeGreaterThan(1.3 * condensed.text.letterWidth);
});

describe('a file that the company edited', () => {
  const { display, text } = otherTypefaces.wide;
  const packages = { display: display.package, text: text.package };

  test('is measured again with its weights and axes', async () => {
    const bolder = { ...display, fonts: display.fonts.map((font) => ({ ...font, weight: 700 })) };
    const measured = await measureTypefaces(packages, { display: bolder, text });
    expect(measured.display.fonts).toEqual(bolder.fonts);
    expect(measured.display.letterWidth).toBeGreaterThan(display.letterWidth);
    expect(measured.text).toEqual(text);
  });

  test.each([
    ['an axis that the font lacks', { none: 1 }, 'the axis none is 1; the font has no such axis'],
    ['a value beyond the axis', { wght: 5000 }, 'the axis wght is 5000; it takes '],
  ])('is refused with %s', async (_, axes, problem) => {
    const edited = { display: { ...display, axes }, text };
    await expect(measureTypefaces(packages, edited)).rejects.toThrow(problem);
  });
});

describe('a package from elsewhere', () => {
  let folder: string;
  let name: string;
  beforeEach(() => {
    // Within node_modules, where packages are read: it is a link in a copy of the project.
    mkdirSync('node_modules/.cache', { recursive: true });
    folder = mkdtempSync('node_modules/.cache/own-typeface-');
    name = `.cache/${basename(folder)}`;
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const copyFont = (weight: number, to: string) =>
    cpSync(
      `node_modules/@fontsource/encode-sans-expanded/files/encode-sans-expanded-latin-${weight}-normal.woff2`,
      join(folder, to),
    );

  test('is measured by the names and weights in its fonts', async () => {
    copyFont(400, 'casa.woff2');
    copyFont(700, 'casa-bold.woff2');
    copyFont(400, 'casa-italic.woff2');
    const measured = await measureTypefaces({ display: name, text: name });
    expect(parseTypefaces(JSON.stringify(measured))).toEqual(measured);
    expect(measured.display.fonts).toEqual([{ weight: 400, files: { latin: 'casa.woff2' } }]);
    expect(measured.text.fonts.map(({ files }) => files.latin)).toEqual([
      'casa.woff2',
      'casa-bold.woff2',
    ]);
    expect(measured.text.fallbacks.map(({ font }) => font)).toEqual(['Arial', 'Arial Bold']);
  });

  test.each([
    ['without fonts', () => writeFileSync(join(folder, 'a.woff'), ''), 'has no upright font'],
    ['with one weight', () => copyFont(400, 'a.woff2'), 'has the weights 400; text takes'],
    ['that is not installed', () => (name = 'no-such-package'), 'npm install --save-dev'],
  ])('%s is refused', async (_, prepare, problem) => {
    prepare();
    await expect(measureTypefaces({ ...inUse, text: name })).rejects.toThrow(problem);
  });
});
