import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync('{brand,src}/**/*.{css,ts,tsx,astro}')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

function findNames(pattern: RegExp): Set<string> {
  return new Set([...sources.matchAll(pattern)].map(([, name = '']) => name));
}

test('every custom property that is used without a fallback is declared', () => {
  // In a stylesheet, or by Astro for a font.
  const declared = findNames(/--([\w-]+)(?=:|" preload|" \/>)/g);
  const used = findNames(/var\(--([\w-]+)\)/g);
  expect([...used].filter((name) => !declared.has(name))).toEqual([]);
});
