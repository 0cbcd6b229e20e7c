import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountLimits, amountNames, amountUnit } from './choice.ts';
import { exampleOptions } from './options.fixture.ts';
import { hostile } from '../../../shared/fuzz.fixture.ts';
import { hostileText } from '../../hostile-query.fixture.ts';
import { nearestStep } from './savings.ts';
import { formatNumber } from '../../../shared/format-number.ts';
import type { MoneyFormat } from '../../../shared/money.ts';
import { parseAmount } from './parse-amount.ts';

const limitsOf = (name: string) => amountLimits(exampleOptions, name);
const rateLimits = limitsOf('nightlyRate');
const dollars = { currency: 'USD', locale: 'en-US' };
const inIndonesian = { currency: 'USD', locale: 'id-ID' };
const rate = (typed: string) => parseAmount(typed, rateLimits, 'money', dollars);
const wide = { min: 0, max: 99_999_999, step: 0.01, default: 0 };

describe('a typed nightly rate', () => {
  it.each([
    ['50', 50],
    ['500', 500],
    ['153', 153],
    [' 150 ', 150],
    ['0150', 150],
    ['$200', 200],
    ['$ 200', 200],
    ['200$', 200],
    ['US$200', 200],
    ['US $ 200', 200],
    ['200 USD', 200],
    ['usd 200', 200],
    ['$200 USD', 200],
    ['200 dollars', 200],
    ['200.0', 200],
    ['200.00', 200],
    ['200,00', 200],
    ['200.', 200],
    ['２００', 200],
    ['\u00A0200\u202F$', 200],
  ])('%j is %d', (typed, value) => {
    expect(rate(typed)).toEqual({ value, adjusted: null });
  });

  it.each([
    ['600', 500],
    ['9999', 500],
    ['49', 50],
    ['0', 50],
    ['1,000', 500],
    ['1.000', 500],
    ['1 000', 500],
    ["1'000", 500],
    ['1.000,50', 500],
    ['1,50', 50],
    ['9'.repeat(40), 500],
  ])('%j is kept within the limits: %d', (typed, value) => {
    expect(rate(typed)).toEqual({ value, adjusted: 'limited' });
  });

  it.each([
    ['150,50', 151],
    ['150.5', 151],
    ['150.49', 150],
    ['49.6', 50],
    ['500.4', 500],
  ])('%j is rounded to whole dollars: %d', (typed, value) => {
    expect(rate(typed)).toEqual({ value, adjusted: 'rounded' });
  });

  it.each(['€150', '150 €', '£150', '150 EUR', 'CHF 150', 'A$150', 'IDR 150'])(
    '%j is in another currency',
    (typed) => {
      expect(rate(typed)).toEqual({ value: null, problem: 'otherCurrency' });
    },
  );

  it.each(
    [
      ['', '   ', 'a lot', '1e9', '1e2', '0x64', 'Infinity', 'NaN', '$', '.', '<b>1</b>'],
      [
        '-150',
        '\u2212150',
        '+150',
        '$-150',
        '$$150',
        '150$/night',
        '1 50',
        '15 00',
        '1,00,000',
        '1.2.3',
        '150.5555',
      ],
      ['%', '150%', '%150', '150 % of it', '9'.repeat(41)],
    ].flat(),
  )('%j cannot be read', (typed) => {
    expect(rate(typed)).toEqual({ value: null, problem: 'unreadable' });
  });
});

describe('a typed commission in halves of a percent', () => {
  it.each([
    ['15.5', 15.5, null],
    ['15,5 %', 15.5, null],
    ['15.50', 15.5, null],
    ['15 %', 15, null],
    ['15 percent', 15, null],
    ['0', 0, null],
    ['.5', 0.5, null],
    ['15.3', 15.5, 'rounded'],
    ['15.2', 15, 'rounded'],
    ['30.5', 30, 'limited'],
  ])('%j is %d, adjusted: %j', (typed, value, adjusted) => {
    expect(parseAmount(typed, limitsOf('airbnb'), 'percent', dollars)).toEqual({ value, adjusted });
  });

  it.each(['$15', '€15', '15 USD'])('%j is not a percentage', (typed) => {
    const read = parseAmount(typed, limitsOf('airbnb'), 'percent', dollars);
    expect(read).toEqual({ value: null, problem: 'unreadable' });
  });
});

describe('any typed text', () => {
  it('parses as the number that it was formatted from, in the language of the page or another', () => {
    const locales = fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'de-CH', 'id-ID', 'sv-SE');
    const cents = fc.integer({ min: 0, max: wide.max * 100 });
    const written = fc.property(locales, cents, fc.boolean(), (locale, amount, useGrouping) => {
      const number = amount / 100;
      const text = number.toLocaleString(locale, { useGrouping, maximumFractionDigits: 2 });
      for (const money of [dollars, inIndonesian, { currency: 'USD', locale }]) {
        const { value } = parseAmount(text, wide, 'money', money);
        expect(value, text).toBeCloseTo(number, 4);
      }
    });
    fc.assert(written, hostile(300));
  });

  it('parses as a valid value or none', () => {
    const nearly = fc.stringMatching(/^[$€]? ?\d{0,4}[.,' ]?\d{0,4}[.,]?\d{0,3} ?(%|USD|EUR)?$/);
    const moneys = fc.constantFrom<MoneyFormat>(dollars, inIndonesian);
    const text = fc.oneof(hostileText, nearly);
    const safe = fc.property(
      fc.constantFrom(...amountNames(exampleOptions)),
      text,
      moneys,
      (name, typed, money) => {
        const { value } = parseAmount(typed, limitsOf(name), amountUnit(name), money);
        if (value === null) return;
        // What the field then shows reads as the same number.
        const shown = formatNumber(value, money.locale);
        const again = parseAmount(shown, limitsOf(name), amountUnit(name), money);
        expect(again, typed).toEqual({ value, adjusted: null });
      },
    );
    fc.assert(safe, hostile(500));
  });
});

it('nearestStep gives the slider step next to a value', () => {
  expect(nearestStep(153, rateLimits)).toBe(155);
  expect(nearestStep(152, rateLimits)).toBe(150);
  expect(nearestStep(500, rateLimits)).toBe(500);
});
