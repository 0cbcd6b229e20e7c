import { expect, it } from 'vitest';
import { amountRules } from './options.ts';
import { nearestAllowed, parseAmount } from './parse-amount.ts';

const english = 'en-US';
const indonesian = 'id-ID';
const { nightlyRate, propertyCount, commissionPercent: commission } = amountRules;
const rupees = { ...nightlyRate, max: 99_999_999 };

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
  ['٣٠٠', 300],
])('a nightly rate of %j is %d', (typed, value) => {
  expect(parseAmount(typed, nightlyRate, english)).toBe(value);
});

it.each(
  [
    ['', ' ', '$', '.', ',', 'a lot', '1e2', '0x64', 'Infinity', '-150', '$$150', '$150 $'],
    ['€150', '150 EUR', '150%', '1 50', '1.2.3', '1,50,0', '<b>1</b>', '150.5', '٣٠٠x'],
  ].flat(),
)('%j is no nightly rate', (typed) => {
  expect(parseAmount(typed, nightlyRate, english)).toBeNull();
});

it.each(['en-US', 'id-ID', 'de-CH', 'fr-FR', 'ar-EG'])(
  'in %s, one separator with one or two digits is a decimal one, whichever a keypad has',
  (locale) => {
    for (const typed of ['15.5', '15,5', '15.50', '15,50%'])
      expect(parseAmount(typed, commission, locale)).toBe(15.5);
    expect(parseAmount('.5', commission, locale)).toBe(0.5);
  },
);

it('three digits after a separator follow the language', () => {
  expect(parseAmount('1.500', rupees, indonesian)).toBe(1500);
  expect(parseAmount('US$ 1.500,00', rupees, indonesian)).toBe(1500);
  expect(parseAmount('1,500', commission, indonesian)).toBe(1.5);
  expect(parseAmount('1.500', commission, english)).toBe(1.5);
  expect(parseAmount('1,500.00', rupees, english)).toBe(1500);
  expect(parseAmount('15.255', commission, english)).toBeNull();
});

it.each(['ar-EG', 'fa-IR', 'bn-BD', 'en-IN', 'hi-IN-u-nu-deva'])(
  'a number that %s writes is one that it reads',
  (locale) => {
    const write = (value: number, options?: Intl.NumberFormatOptions) =>
      new Intl.NumberFormat(locale, options).format(value);
    expect(parseAmount(write(300), nightlyRate, locale)).toBe(300);
    expect(parseAmount(write(12_345_678), rupees, locale)).toBe(12_345_678);
    expect(parseAmount(write(15.5), commission, locale)).toBe(15.5);
    const percent = { style: 'percent', maximumFractionDigits: 1 } as const;
    expect(parseAmount(write(0.155, percent), commission, locale)).toBe(15.5);
  },
);

it('a percentage may have its sign, and a count has none', () => {
  expect(parseAmount('15.25 %', commission, english)).toBe(15.25);
  expect(parseAmount('3%', propertyCount, english)).toBeNull();
});

it('a number beyond the limits gives way to the nearest end', () => {
  expect([0, 7, 60].map((count) => nearestAllowed(count, propertyCount))).toEqual([1, 7, 50]);
});
