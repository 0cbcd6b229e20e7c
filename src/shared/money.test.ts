import { describe, expect, it } from 'vitest';
import { formatCents, formatUsd } from './money.ts';

describe('formatUsd and formatCents', () => {
  it.each([
    [0, '$0'],
    [199, '$199'],
    [1234, '$1,234'],
    [2_700_000, '$2,700,000'],
    [-158, '\u2212$158'],
    [-1234, '\u2212$1,234'],
  ])('format %d dollars as %s', (amountUsd, printed) => {
    expect(formatUsd(amountUsd)).toBe(printed);
  });

  it.each([
    [30, '$0.30'],
    [5, '$0.05'],
    [125, '$1.25'],
  ])('format %d cents as %s', (cents, printed) => {
    expect(formatCents(cents)).toBe(printed);
  });

  it.each([-0, -0.4])('never format %d as minus zero', (amountUsd) => {
    expect(formatUsd(amountUsd)).toBe('$0');
  });
});
