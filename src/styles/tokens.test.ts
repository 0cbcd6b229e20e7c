import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { converter } from 'culori';
import { readPalette } from './palette.ts';
import { inThemes } from './tokens.ts';

const sources = globSync('{brand,src}/**/*.{css,ts,tsx,astro}')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

function namesIn(pattern: RegExp): Set<string> {
  return new Set([...sources.matchAll(pattern)].map(([, name = '']) => name));
}

test('every custom property that a stylesheet uses without a fallback is declared', () => {
  const declared = namesIn(/--([\w-]+):/g).union(namesIn(/cssVariable="--([\w-]+)"/g));
  const used = namesIn(/var\(--([\w-]+)\)/g);
  expect([...used].filter((name) => !declared.has(name))).toEqual([]);
});

test.each([
  ['light-dark(oklch(24% 0.02 163), #fff)', { light: 'oklch(24% 0.02 163)', dark: '#fff' }],
  ['oklch(24% 0.02 163)', { light: 'oklch(24% 0.02 163)', dark: 'oklch(24% 0.02 163)' }],
])('%s has its value in either theme', (value, themes) => {
  expect(inThemes(value)).toEqual(themes);
});

test.each(['light', 'dark'] as const)(
  'paper, sunken and surface differ visibly in the %s theme',
  (theme) => {
    const tokens = readPalette();
    const lightness = (ground: string) => {
      const value = tokens.get(`color-${ground}`) ?? '';
      return converter('oklch')(inThemes(value)[theme])?.l ?? Number.NaN;
    };
    // On a dark screen, the eye and most panels need a larger step.
    const least = theme === 'dark' ? 0.04 : 0.015;
    for (const other of ['sunken', 'surface'])
      expect(Math.abs(lightness('paper') - lightness(other)), other).toBeGreaterThan(least);
  },
);
