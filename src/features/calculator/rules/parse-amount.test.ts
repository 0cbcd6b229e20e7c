import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatNumber } from '../../../shared/format-number.ts';
import { hostile } from '../../../shared/fuzz.fixture.ts';
import { hostileText } from '../../hostile-query.fixture.ts';
import { amountLimits, amountNames, amountUnit } from './choice.ts';
import { exampleOptions } from './options.fixture.ts';
import { parseAmount } from './parse-amount.ts';
import { nearestStep } from './savings.ts';

const limitsOf = (name: string) => amountLimits(exampleOptions, name);
const english = { currency: 'USD', locale: 'en-US' };
const indonesian = { currency: 'USD', locale: 'id-ID' };
const rate = (typed: string, money = english) =>
  parseAmount(typed, limitsOf('nightlyRate'), 'money', money);
const wide = { min: 0, max: 99_999_999, step: 0.01, default: 0 };

it.each([
  ['150', 150, null],
  [' 150 ', 150, null],
  ['150.', 150, null],
  ['$150', 150, null],
  ['150 $', 150, null],
  ['usd 150', 150, null],
  ['150 USD', 150, null],
  ['150.5', 151, 'rounded'],
  ['1,000', 500, 'limited'],
  ['49', 50, 'limited'],
])('a nightly rate of %j is %d, adjusted: %j', (typed, value, adjusted) => {
  expect(rate(typed)).toEqual({ value, adjusted });
});

it.each(
  [
    ['', ' ', '$', '.', ',', 'a lot', '1e2', '0x64', 'Infinity', '-150', '$$150', '$150 USD'],
    ['€150', '150 EUR', '150%', '1 50', '15,00', '150,5', '1,00,000', '1.2.3', '<b>1</b>'],
  ].flat(),
)('%j is no nightly rate', (typed) => {
  expect(rate(typed)).toBeNull();
});

it('in Indonesian, points separate thousands and a comma decimals', () => {
  const read = (typed: string) => parseAmount(typed, wide, 'money', indonesian)?.value;
  expect(read('US$ 1.500,50')).toBe(1500.5);
  expect(read('1.500')).toBe(1500);
  expect(read('$150')).toBe(150);
  expect(read('1.5')).toBeUndefined();
});

it.each([
  ['15.5', 15.5, null],
  ['15.5 %', 15.5, null],
  ['.5', 0.5, null],
  ['15.3', 15.5, 'rounded'],
  ['30.5', 30, 'limited'],
])('a commission of %j is %d, adjusted: %j', (typed, value, adjusted) => {
  expect(parseAmount(typed, limitsOf('airbnb'), 'percent', english)).toEqual({ value, adjusted });
});

it('a number is read as it was written in its language', () => {
  const locales = fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'de-CH', 'id-ID', 'sv-SE');
  const cents = fc.integer({ min: 0, max: wide.max * 100 });
  const written = fc.property(locales, cents, fc.boolean(), (locale, amount, useGrouping) => {
    const number = amount / 100;
    const text = number.toLocaleString(locale, { useGrouping, maximumFractionDigits: 2 });
    const parsed = parseAmount(text, wide, 'money', { currency: 'USD', locale });
    expect(parsed?.value, text).toBeCloseTo(number, 4);
  });
  fc.assert(written, hostile(300));
});

it('whatever is typed, what the field then shows is read as the same number', () => {
  const nearly = fc.stringMatching(/^[$€]? ?\d{0,4}[.,' ]?\d{0,4}[.,]?\d{0,3} ?(%|USD|EUR)?$/);
  const safe = fc.property(
    fc.constantFrom(...amountNames(exampleOptions)),
    fc.oneof(hostileText, nearly),
    fc.constantFrom(english, indonesian),
    (name, typed, money) => {
      const read = (text: string) => parseAmount(text, limitsOf(name), amountUnit(name), money);
      const parsed = read(typed);
      if (!parsed) return;
      const { value } = parsed;
      expect(read(formatNumber(value, money.locale)), typed).toEqual({ value, adjusted: null });
    },
  );
  fc.assert(safe, hostile(500));
});

it('nearestStep gives the slider step next to a value', () => {
  expect(nearestStep(153, limitsOf('nightlyRate'))).toBe(155);
  expect(nearestStep(152, limitsOf('nightlyRate'))).toBe(150);
  expect(nearestStep(500, limitsOf('nightlyRate'))).toBe(500);
});
