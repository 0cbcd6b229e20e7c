import { describe, expect, it, test } from 'vitest';
import {
  currencyName,
  currencySymbol,
  currencyUnits,
  currencyWords,
  formatMoney,
  formatShortMoney,
  formatWholeMoney,
} from './money.ts';

describe('formatMoney', () => {
  it.each([
    [0, 'USD', '$0'],
    [199, 'USD', '$199'],
    [1234, 'USD', '$1,234'],
    [2_700_000, 'USD', '$2,700,000'],
    [-158, 'USD', '−$158'],
    [-1234, 'USD', '−$1,234'],
    [0.3, 'USD', '$0.30'],
    [49.5, 'EUR', '€49.50'],
    [-49.5, 'EUR', '−€49.50'],
    [49, 'EUR', '€49'],
    [49, 'CHF', 'CHF\u00A049'],
    [1500, 'JPY', '¥1,500'],
  ])('prints %d in %s as %s', (amount, currency, printed) => {
    expect(formatMoney(amount, currency)).toBe(printed);
  });

  it.each([-0, -0.004])('never prints %d as minus zero', (amount) => {
    expect(formatMoney(amount, 'EUR')).toBe('€0');
  });
});

test.each([
  [1234.5, '€1,235'],
  [-0.4, '€0'],
  [49, '€49'],
])('formatWholeMoney rounds %d to %s', (amount, printed) => {
  expect(formatWholeMoney(amount, 'EUR')).toBe(printed);
});

test.each([
  [500, '$500'],
  [1000, '$1K'],
  [1500, '$1.5K'],
])('formatShortMoney prints %d as %s', (amount, printed) => {
  expect(formatShortMoney(amount, 'USD')).toBe(printed);
});

test.each([
  ['USD', '$', 'US dollars', 'dollars'],
  ['EUR', '€', 'euros', 'euros'],
  ['CHF', 'CHF', 'Swiss francs', 'francs'],
])('%s has the symbol %s and the name %s', (currency, symbol, name, units) => {
  expect(currencySymbol(currency)).toBe(symbol);
  expect(currencyName(currency)).toBe(name);
  expect(currencyUnits(currency)).toBe(units);
});

test.each([
  ['USD', ['$', 'us$', 'usd', 'dollar', 'dollars', 'usdollars'], ['€', 'a$', 'eur']],
  ['EUR', ['€', 'eur', 'euro', 'euros'], ['$', 'usd']],
  ['IDR', ['rp', 'idr', 'rupiah', 'rupiahs'], ['$']],
  ['CAD', ['ca$', '$', 'cad', 'canadiandollars'], ['us$', 'usd']],
])('people write %s as %j, not as %j', (currency, own, others) => {
  const words = currencyWords(currency);
  expect(own.filter((word) => !words.has(word))).toEqual([]);
  expect(others.filter((word) => words.has(word))).toEqual([]);
});
