import { describe, expect, it, test } from 'vitest';
import {
  currencyName,
  currencySymbol,
  formatMoney,
  formatShortMoney,
  formatWholeMoney,
} from './money.ts';

const locale = 'en-US';
const euros = { currency: 'EUR', locale };
const inIndonesian = { currency: 'USD', locale: 'id-ID' };

describe('formatMoney', () => {
  it.each([
    [0, 'USD', '$0'],
    [199, 'USD', '$199'],
    [1234, 'USD', '$1,234'],
    [-1234, 'USD', '−$1,234'],
    [49.5, 'EUR', '€49.50'],
  ])('prints %d in %s as %s', (amount, currency, printed) => {
    expect(formatMoney(amount, { currency, locale })).toBe(printed);
  });

  it.each([
    [199, 'US$199'],
    [1234.5, 'US$1.234,50'],
    [-1234, '−US$1.234'],
  ])('prints %d in Indonesian as %s', (amount, printed) => {
    expect(formatMoney(amount, inIndonesian)).toBe(printed);
  });

  it.each([-0, -0.004])('never prints %d as minus zero', (amount) => {
    expect(formatMoney(amount, euros)).toBe('€0');
  });
});

test.each([
  [1234.5, '€1,235'],
  [-0.4, '€0'],
  [49, '€49'],
])('formatWholeMoney rounds %d to %s', (amount, printed) => {
  expect(formatWholeMoney(amount, euros)).toBe(printed);
});

test.each([
  [500, '$500', 'US$500'],
  [1000, '$1K', 'US$1\u00A0rb'],
  [1500, '$1.5K', 'US$1,5\u00A0rb'],
])('formatShortMoney prints %d as %s, in Indonesian as %s', (amount, english, indonesian) => {
  expect(formatShortMoney(amount, { currency: 'USD', locale })).toBe(english);
  expect(formatShortMoney(amount, { currency: 'USD', locale: 'id-ID' })).toBe(indonesian);
});

test.each([
  ['USD', '$', 'US dollars'],
  ['EUR', '€', 'euros'],
])('%s has the symbol %s and the name %s', (currency, symbol, name) => {
  expect(currencySymbol(currency, locale)).toBe(symbol);
  expect(currencyName(currency, locale)).toBe(name);
});
