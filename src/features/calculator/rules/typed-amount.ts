import type { InputLimits } from './savings.ts';

/** What an amount is counted in. */
export type AmountUnit = 'dollars' | 'percent' | 'count';

/** What a typed text comes to: a value within the limits, or why there is none. */
export type TypedAmount =
  | { value: number; adjusted: 'limited' | 'rounded' | null }
  | { value: null; problem: 'unreadable' | 'otherCurrency' };

/** Longer than any number with its unit; keeps the patterns below fast. */
const longestText = 40;

/** A number with something before or after it. */
const withUnit = /^(?<before>\D*?)(?<digits>[.,]?\d(?:[\d.,'’ ]*\d)?[.,]?)(?<after>\D*)$/;

/** Without thousands separators, with at most two decimals: `1500`, `150.`, `15,5`, `.5`. */
const plain = /^(?:\d+(?:[.,]\d{0,2})?|[.,]\d{1,2})$/;

/** With separators in either convention: `1,000`, `1.000,50`, `1 000`, `1'000`. */
const grouped =
  /^[1-9]\d{0,2}(?<separator>[.,'’ ])\d{3}(?:\k<separator>\d{3})*(?:(?!\k<separator>)[.,]\d{1,2})?$/;

const ownUnits: Record<AmountUnit, RegExp> = {
  dollars: /^(?:(?:us ?)?\$|(?:us ?)?dollars?|usd)$/,
  percent: /^(?:%|percent)$/,
  count: /^$/,
};

function readNumber(digits: string): number | null {
  const isGrouped = grouped.test(digits);
  if (!isGrouped && !plain.test(digits)) return null;
  const separator = isGrouped ? (/\D/.exec(digits)?.[0] ?? '') : '';
  return Number(digits.replaceAll(separator, '').replace(',', '.'));
}

/** A sign other than a bare `$` (€, A$), a code (EUR), or the rupiah's usual abbreviation. */
const currencySign = /[^\P{Sc}$]|\b(?!us\$)\p{L}+\$|^rp\.?$/u;

function isOtherCurrency(unit: string): boolean {
  return currencySign.test(unit) || Intl.supportedValuesOf('currency').includes(unit.toUpperCase());
}

/**
 * What somebody means by a text typed into an amount's field: decimals and thousands in either
 * convention, with or without the unit. It is rounded to what the field counts in and kept within
 * the limits. A separator before exactly three digits separates thousands: `1.500` is 1500.
 */
export function readTypedAmount(
  typed: string,
  { min, max, step }: InputLimits,
  unit: AmountUnit,
): TypedAmount {
  // Full-width digits become plain ones, and spaces of any width a space.
  const text = typed.normalize('NFKC').trim().toLowerCase();
  const {
    before = '',
    digits = '',
    after = '',
  } = (text.length <= longestText && withUnit.exec(text)?.groups) || {};
  const units = [before.trim(), after.trim()].filter(Boolean);
  if (!units.every((each) => ownUnits[unit].test(each))) {
    const isOther = unit === 'dollars' && units.some((each) => isOtherCurrency(each));
    return { value: null, problem: isOther ? 'otherCurrency' : 'unreadable' };
  }
  const number = readNumber(digits);
  if (number === null) return { value: null, problem: 'unreadable' };
  const smallest = Math.min(step, 1);
  const rounded = Math.round(number / smallest) * smallest;
  const value = Math.min(Math.max(rounded, min), max);
  if (value !== rounded) return { value, adjusted: 'limited' };
  return { value, adjusted: rounded === number ? null : 'rounded' };
}
