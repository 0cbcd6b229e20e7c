import { describe, expect, it } from 'vitest';
import { formatUsd } from './money.ts';

describe('an amount of dollars', () => {
  it.each([
    [0, '$0'],
    [199, '$199'],
    [1234, '$1,234'],
    [2_700_000, '$2,700,000'],
    [-158, '\u2212$158'],
    [-1234, '\u2212$1,234'],
  ])('of %d is printed as %s', (amountUsd, printed) => {
    expect(formatUsd(amountUsd)).toBe(printed);
  });

  it.each([-0, -0.4])('of %d is never printed as minus zero', (amountUsd) => {
    expect(formatUsd(amountUsd)).toBe('$0');
  });
});
