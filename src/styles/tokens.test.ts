import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync('{brand,src}/**/*.{css,ts,tsx,astro}')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

function namesIn(pattern: RegExp): Set<string> {
  return new Set([...sources.matchAll(pattern)].map(([, name = '']) => name));
}

test('every custom property that a stylesheet uses without a fallback is declared', () => {
  // In a stylesheet, or by Astro for a typeface.
  const declared = namesIn(/--([\w-]+)(?=:|" preload|" \/>)/g);
  const used = namesIn(/var\(--([\w-]+)\)/g);
  expect([...used].filter((name) => !declared.has(name))).toEqual([]);
});
