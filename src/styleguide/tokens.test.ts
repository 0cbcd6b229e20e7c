import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readTokens } from './tokens.ts';

const tokensFile = 'src/styles/tokens.css';
const groups = readTokens(readFileSync(tokensFile, 'utf8'));
const tokens = groups.flatMap((group) => group.tokens.map(({ name }) => name));
const sources = globSync('src/**/*.{css,ts,tsx,astro}')
  .filter((file) => !file.startsWith('src/styleguide/'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

function namesIn(pattern: RegExp): Set<string> {
  return new Set([...sources.matchAll(pattern)].map(([, name = '']) => name));
}

const used = namesIn(/var\(--([\w-]+)/g);

describe('tokens.css', () => {
  test('is read whole, each token under a heading', () => {
    const declared = readFileSync(tokensFile, 'utf8').match(/^\s*--[\w-]+:/gm);
    expect(tokens).toHaveLength(declared?.length ?? 0);
    expect(groups.every(({ title }) => title.length > 2)).toBe(true);
  });

  test('holds no token that nothing uses', () => {
    expect(tokens.filter((token) => !used.has(token))).toEqual([]);
  });

  test('or a stylesheet of its own declares every property that is used', () => {
    const declared = namesIn(/--([\w-]+):/g).union(namesIn(/cssVariable="--([\w-]+)"/g));
    expect([...used].filter((name) => !declared.has(name))).toEqual([]);
  });
});
