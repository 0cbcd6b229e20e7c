import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inThemes } from './tokens.ts';

const sources = globSync('src/**/*.{css,ts,tsx,astro}')
  .filter((file) => !file.startsWith('src/styleguide/'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

function namesIn(pattern: RegExp): Set<string> {
  return new Set([...sources.matchAll(pattern)].map(([, name = '']) => name));
}

test('every custom property that a stylesheet uses is declared', () => {
  const declared = namesIn(/--([\w-]+):/g).union(namesIn(/cssVariable="--([\w-]+)"/g));
  const used = namesIn(/var\(--([\w-]+)/g);
  expect([...used].filter((name) => !declared.has(name))).toEqual([]);
});

test.each([
  ['light-dark(oklch(24% 0.02 163), #fff)', { light: 'oklch(24% 0.02 163)', dark: '#fff' }],
  ['oklch(24% 0.02 163)', { light: 'oklch(24% 0.02 163)', dark: 'oklch(24% 0.02 163)' }],
])('%s has its value in either theme', (value, themes) => {
  expect(inThemes(value)).toEqual(themes);
});
