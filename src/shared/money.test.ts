import { describe, expect, it } from 'vitest';
import { formatCents, formatUsd } from './money.ts';

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

  it.each([
    [30, '$0.30'],
    [5, '$0.05'],
    [125, '$1.25'],
  ])('of %d cents is printed with them, as %s', (cents, printed) => {
    expect(formatCents(cents)).toBe(printed);
  });

  it.each([-0, -0.4])('of %d is never printed as minus zero', (amountUsd) => {
    expect(formatUsd(amountUsd)).toBe('$0');
  });
});
