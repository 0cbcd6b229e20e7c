import { expect, it } from 'vitest';
import { exampleOptions } from './options.fixture.ts';
import { parseAmount } from './parse-amount.ts';

const english = { currency: 'USD', locale: 'en-US' };
const indonesian = { currency: 'USD', locale: 'id-ID' };
const { nightlyRate, propertyCount } = exampleOptions.amounts;
const commission = { ...nightlyRate, unit: 'percent', min: 0, max: 30, decimals: 2 } as const;
const wide = { ...nightlyRate, max: 99_999_999, decimals: 2 };

it.each([
  ['150', 150],
  [' 150 ', 150],
  ['203', 203],
  ['150.', 150],
  ['150.0', 150],
  ['$150', 150],
  ['150 $', 150],
])('a nightly rate of %j is %d', (typed, value) => {
  expect(parseAmount(typed, nightlyRate, english)).toBe(value);
});

it.each(
  [
    ['', ' ', '$', '.', ',', 'a lot', '1e2', '0x64', 'Infinity', '-150', '$$150', '$150 $'],
    ['€150', '150 EUR', '150%', '1 50', '15,00', '150,5', '1,00,000', '1.2.3', '<b>1</b>'],
    ['49', '501', '1,000', '150.5', '٣٠٠'],
  ].flat(),
)('%j is no nightly rate', (typed) => {
  expect(parseAmount(typed, nightlyRate, english)).toBeNull();
});

it('in Indonesian, points separate thousands and a comma decimals', () => {
  expect(parseAmount('US$ 1.500,50', wide, indonesian)).toBe(1500.5);
  expect(parseAmount('$150', wide, indonesian)).toBe(150);
  expect(parseAmount('1.5', wide, indonesian)).toBeNull();
  expect(parseAmount('15,5%', commission, indonesian)).toBe(15.5);
});

it('a percentage may have its sign, and a count has none', () => {
  expect(parseAmount('15.25 %', commission, english)).toBe(15.25);
  expect(parseAmount('.5', commission, english)).toBe(0.5);
  expect(parseAmount('15.255', commission, english)).toBeNull();
  expect(parseAmount('3%', propertyCount, english)).toBeNull();
});
