import { describe, expect, it, test } from 'vitest';
import type { MoneyFormat } from '../../../shared/money.ts';
import { amountLimits } from './choice.ts';
import { exampleOptions } from './options.fixture.ts';
import { parseAmount } from './parse-amount.ts';

const rateLimits = amountLimits(exampleOptions, 'nightlyRate');
const wide = { min: 0, max: 99_999_999, step: 0.01, default: 0 };
const dollars = { currency: 'USD', locale: 'en-US' };
const inIndonesian = { currency: 'USD', locale: 'id-ID', names: ['dolar AS', 'dolar'] };

describe('a number with separators', () => {
  const read = (typed: string, money: MoneyFormat) =>
    parseAmount(typed, wide, 'money', money).value;

  it.each([
    ['1500', 1500],
    ['1.500', 1500],
    ['1,500', 1500],
    ['1 500', 1500],
    ['1.500,50', 1500.5],
    ['1,500.50', 1500.5],
    ['1.500.000', 1_500_000],
    ['1,500,000', 1_500_000],
    ['1.500.000,5', 1_500_000.5],
    ['1500,5', 1500.5],
    ['1500.5', 1500.5],
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['0,50', 0.5],
    ['US$ 1.500', 1500],
    ['1,500 USD', 1500],
    ['US$1.500,50', 1500.5],
  ])('%j is %d in English and in Indonesian', (typed, value) => {
    expect(read(typed, dollars)).toBe(value);
    expect(read(typed, inIndonesian)).toBe(value);
  });

  it.each([
    ['0.125', 0.13, null],
    ['0,125', null, 0.13],
    ['1500.000', 1500, null],
    ['1500,000', null, 1500],
  ])(
    '%j, which could be a slip, is %j in English and %j in Indonesian',
    (typed, english, indonesian) => {
      expect(read(typed, dollars)).toBe(english);
      expect(read(typed, inIndonesian)).toBe(indonesian);
    },
  );

  it.each(['1.50.000', '1,5,0', '1.500,500', '1,000,5', '15.00,0'])('%j is none', (typed) => {
    expect(read(typed, dollars)).toBeNull();
    expect(read(typed, inIndonesian)).toBeNull();
  });
});

test('a percentage can be typed with its word in Indonesian', () => {
  const occupancy = amountLimits(exampleOptions, 'occupancyPercent');
  expect(parseAmount('70 persen', occupancy, 'percent', inIndonesian).value).toBe(70);
  expect(parseAmount('70 percent', occupancy, 'percent', inIndonesian).value).toBe(70);
});

test('the last word of the United States in Indonesian is no dollar', () => {
  expect(parseAmount('100 serikat', rateLimits, 'money', inIndonesian).value).toBeNull();
  expect(parseAmount('100 dolar', rateLimits, 'money', inIndonesian).value).toBe(100);
});

describe('a nightly rate typed in Indonesian', () => {
  const read = (typed: string) => parseAmount(typed, rateLimits, 'money', inIndonesian);

  it.each(['150 dolar', '150 dolar AS', 'US$150', '$150', '150 USD', 'US$ 150,00', '150'])(
    '%j is in dollars',
    (typed) => {
      expect(read(typed)).toEqual({ value: 150, adjusted: null });
    },
  );

  it.each(['€ 150', '150 EUR'])('%j is in another currency', (typed) => {
    expect(read(typed)).toEqual({ value: null, problem: 'otherCurrency' });
  });

  it.each(['Rp 150', '150 ribu', '150 malam'])('%j cannot be read', (typed) => {
    expect(read(typed)).toEqual({ value: null, problem: 'unreadable' });
  });
});
