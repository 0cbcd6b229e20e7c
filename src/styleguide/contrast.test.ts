import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPalette } from '../styles/palette.ts';
import { readTokens } from '../styles/tokens.ts';
import { measurePairs } from './contrast-pairs.ts';

const shipped = readPalette();
const measured = measurePairs(shipped);

for (const theme of ['light', 'dark'] as const) {
  test.each(measured)(`$front on $ground has at least $least:1 in the ${theme} theme`, (pair) => {
    expect(pair[theme]).toBeGreaterThanOrEqual(pair.least);
  });
}

test('every pair has as much in the colors that the guide to a site of your own prints', () => {
  const [, block = ''] = /```css\n([^`]+)/.exec(readFileSync('docs/rebrand.md', 'utf8')) ?? [];
  const printed = readTokens(block.replace('{', '{ /* The guide */'));
  const names = (groups: typeof shipped) =>
    groups.flatMap(({ tokens }) => tokens.map(({ name }) => name));
  expect(names(shipped)).toEqual(expect.arrayContaining(names(printed)));
  expect(names(printed).length).toBeGreaterThan(9);
  const tooLittle = measurePairs([...shipped, ...printed]).filter(
    ({ light, dark, least }) => Math.min(light, dark) < least,
  );
  expect(tooLittle).toEqual([]);
});
