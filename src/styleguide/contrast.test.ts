import { expect, test } from 'vitest';
import { measurePairs } from '../styles/contrast-pairs.ts';
import { readPalette } from '../styles/palette.ts';

const measured = measurePairs(readPalette());

for (const theme of ['light', 'dark'] as const) {
  test.each(measured)(`$front on $ground has at least $least:1 in the ${theme} theme`, (pair) => {
    expect(pair[theme]).toBeGreaterThanOrEqual(pair.least);
  });
}
