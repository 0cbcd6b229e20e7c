import { describe, expect, it, test } from 'vitest';
import { formatMoney, formatShortMoney, formatWholeMoney } from './money.ts';

describe('formatMoney', () => {
  it.each([
    [0, '$0'],
    [199, '$199'],
    [1234, '$1,234'],
    [-1234, '−$1,234'],
    [49.5, '$49.50'],
  ])('prints %d as %s', (amount, printed) => {
    expect(formatMoney(amount, 'en-US')).toBe(printed);
  });

  it.each([
    [199, 'US$199'],
    [1234.5, 'US$1.234,50'],
    [-1234, '−US$1.234'],
  ])('prints %d in Indonesian as %s', (amount, printed) => {
    expect(formatMoney(amount, 'id-ID')).toBe(printed);
  });

  it.each([-0, -0.004])('never prints %d as minus zero', (amount) => {
    expect(formatMoney(amount, 'en-US')).toBe('$0');
  });
});

test.each([
  [1234.5, '$1,235'],
  [-0.4, '$0'],
  [49, '$49'],
])('formatWholeMoney rounds %d to %s', (amount, printed) => {
  expect(formatWholeMoney(amount, 'en-US')).toBe(printed);
});

test.each([
  [500, '$500', 'US$500'],
  [1000, '$1K', 'US$1\u00A0rb'],
  [1500, '$1.5K', 'US$1,5\u00A0rb'],
])('formatShortMoney prints %d as %s, in Indonesian as %s', (amount, english, indonesian) => {
  expect(formatShortMoney(amount, 'en-US')).toBe(english);
  expect(formatShortMoney(amount, 'id-ID')).toBe(indonesian);
});
