import { expect, test } from 'vitest';
import { formatNumber } from './format-number.ts';

test.each([
  [1500, 'en-US', '1,500', '150,000%'],
  [1500, 'id-ID', '1.500', '150.000%'],
  [1.5, 'en-US', '1.5', '150%'],
  [0.155, 'id-ID', '0,16', '15,5%'],
  [15.5, 'id-ID', '15,5', '1.550%'],
])('%d in %s is %s, as a share %s', (value, locale, number, percent) => {
  expect(formatNumber(value, locale)).toBe(number);
  expect(formatNumber(value, locale, 'percent')).toBe(percent);
});
