import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrastRatio, inThemes } from './color.ts';
import { measurePairs } from './contrast-pairs.ts';
import { readTokens } from './tokens.ts';

describe('contrastRatio', () => {
  // Ratios as WCAG's own formula gives them for these colours written in hexadecimal.
  test.each([
    ['black on white', 'oklch(0% 0 0)', 'oklch(100% 0 0)', 21],
    ['#767676 on white', 'oklch(56.55% 0 0)', 'oklch(100% 0 0)', 4.54],
    ['#ff0000 on white', 'oklch(62.796% 0.25768 29.234)', 'oklch(100% 0 0)', 4],
    ['#0000ff on white', 'oklch(45.201% 0.31321 264.052)', 'oklch(100% 0 0)', 8.59],
    ['#00ff00 on black', 'oklch(86.644% 0.29483 142.495)', 'oklch(0% 0 0)', 15.3],
  ])('%s', (_, front, ground, ratio) => {
    expect(contrastRatio(front, ground)).toBeCloseTo(ratio, 1);
    expect(contrastRatio(ground, front)).toBeCloseTo(ratio, 1);
  });

  test('a colour it cannot read is refused', () => {
    expect(() => contrastRatio('#fff', 'oklch(0% 0 0)')).toThrow('#fff');
  });
});

test('a colour with one value is the same in both themes', () => {
  expect(inThemes('oklch(24% 0.02 163)')).toEqual({
    light: 'oklch(24% 0.02 163)',
    dark: 'oklch(24% 0.02 163)',
  });
});

const shipped = readTokens(readFileSync('src/styles/tokens.css', 'utf8'));
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
