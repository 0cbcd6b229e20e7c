import { expect, it } from 'vitest';
import { amountRules } from './options.ts';
import { clamp, parseAmount } from './parse-amount.ts';

const english = { locale: 'en-US', currency: 'USD' };
const indonesian = { locale: 'id-ID', currency: 'USD' };
const { nightlyRate, propertyCount, commissionPercent: commission } = amountRules;

it.each([
  ['150', 150],
  [' 150 ', 150],
  ['203', 203],
  ['150.', 150],
  ['150.0', 150],
  ['150,00', 150],
  ['$150', 150],
  ['150 $', 150],
  ['1,000', 1000],
  ['2030', 2030],
  ['49', 49],
  ['US$150', 150],
])('a nightly rate of %j is %d', (typed, value) => {
  expect(parseAmount(typed, nightlyRate, english)).toBe(value);
});

it.each(
  [
    ['', ' ', '$', '.', ',', 'a lot', '1e2', '0x64', 'Infinity', '-150', '$$150', '$150 $'],
    ['€150', '150 EUR', '150%', '1 50', '1.2.3', '1,50,0', '<b>1</b>', '150.5', '٣٠٠'],
  ].flat(),
)('%j is no nightly rate', (typed) => {
  expect(parseAmount(typed, nightlyRate, english)).toBeNull();
});

it.each([english, indonesian])(
  'in $locale, a visitor can type a point or a comma as the decimal separator',
  (settings) => {
    for (const typed of ['15.5', '15,5', '15.50', '15,50%'])
      expect(parseAmount(typed, commission, settings)).toBe(15.5);
    expect(parseAmount('.5', commission, settings)).toBe(0.5);
  },
);

it('three digits after a separator follow the language', () => {
  expect(parseAmount('1,500.00', nightlyRate, english)).toBe(1500);
  expect(parseAmount('1.500', commission, english)).toBe(1.5);
  expect(parseAmount('US$ 1.500,00', nightlyRate, indonesian)).toBe(1500);
  expect(parseAmount('1,500', commission, indonesian)).toBe(1.5);
  expect(parseAmount('15.255', commission, english)).toBeNull();
});

it('an amount can have the symbol of another currency', () => {
  const portuguese = { locale: 'pt-PT', currency: 'EUR' };
  for (const typed of ['150 €', '€150', '150 EUR', '150'])
    expect(parseAmount(typed, nightlyRate, portuguese)).toBe(150);
  expect(parseAmount('$150', nightlyRate, portuguese)).toBeNull();
});

it('a percentage can have a percent sign, but a count cannot', () => {
  expect(parseAmount('15.25 %', commission, english)).toBe(15.25);
  expect(parseAmount('3%', propertyCount, english)).toBeNull();
});

it('a number beyond the limits is replaced by the nearest limit', () => {
  expect([0, 7, 60].map((count) => clamp(count, propertyCount))).toEqual([1, 7, 50]);
});
