import { expect, test } from 'vitest';
import { formatPercent } from './wording.ts';

test.each([
  [1, '1%', '1%'],
  [1.5, '1.5%', '1,5%'],
  [2.95, '2.95%', '2,95%'],
  [100, '100%', '100%'],
])('%d percent is %s in English and %s in Indonesian', (percent, english, indonesian) => {
  expect(formatPercent(percent, 'en-US')).toBe(english);
  expect(formatPercent(percent, 'id-ID')).toBe(indonesian);
});
