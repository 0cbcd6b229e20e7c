import { currencyWords, type Currency } from '../../../shared/money.ts';
import type { InputLimits } from './savings.ts';

/** The unit of an amount. */
export type AmountUnit = 'money' | 'percent' | 'count';

/** A parsed amount: a value within the limits, or the problem with the text. */
export type ParsedAmount =
  | { value: number; adjusted: 'limited' | 'rounded' | null }
  | { value: null; problem: 'unreadable' | 'otherCurrency' };

/** Longer than any number with a unit; keeps the patterns below fast. */
const maxTextLength = 40;

/** A number with something before or after it. */
const withUnit = /^(?<before>\D*?)(?<digits>[.,]?\d(?:[\d.,'’ ]*\d)?[.,]?)(?<after>\D*)$/;

/** A number without thousands separators and with at most two decimals: `1500`, `150.`, `15,5`, `.5`. */
const plain = /^(?:\d+(?:[.,]\d{0,2})?|[.,]\d{1,2})$/;

/** A number with thousands separators: `1,000`, `1.000,50`, `1 000`, `1'000`. */
const grouped =
  /^[1-9]\d{0,2}(?<separator>[.,'’ ])\d{3}(?:\k<separator>\d{3})*(?:(?!\k<separator>)[.,]\d{1,2})?$/;

const acceptedUnits: Record<Exclude<AmountUnit, 'money'>, RegExp> = {
  percent: /^(?:%|percent)$/,
  count: /^$/,
};

function parseNumber(digits: string): number | null {
  const isGrouped = grouped.test(digits);
  if (!isGrouped && !plain.test(digits)) return null;
  const separator = isGrouped ? (/\D/.exec(digits)?.[0] ?? '') : '';
  return Number(digits.replaceAll(separator, '').replace(',', '.'));
}

/** A currency sign with its letters (€, A$), or the abbreviation of the rupiah. */
const currencySign = /\p{L}*\p{Sc}|^rp\.?$/u;

function isOtherCurrency(text: string, currency: Currency): boolean {
  const [sign] = currencySign.exec(text) ?? [];
  if (sign !== undefined) return !currencyWords(currency).has(sign);
  return Intl.supportedValuesOf('currency').includes(text.toUpperCase());
}

/** Whether a text is the unit of an amount, or a common way to write it. */
function isUnit(text: string, unit: AmountUnit, currency: Currency): boolean {
  if (unit !== 'money') return acceptedUnits[unit].test(text);
  return currencyWords(currency).has(text.replaceAll(/[ .]/g, ''));
}

/**
 * Parses a typed amount, with a comma or point for decimals or thousands, with or without the unit.
 * Rounds it to the field's precision and limits it to the range. A separator before exactly three
 * digits separates thousands: `1.500` is 1500.
 */
export function parseAmount(
  typed: string,
  { min, max, step }: InputLimits,
  unit: AmountUnit,
  currency: Currency,
): ParsedAmount {
  // NFKC turns full-width digits into plain ones and all spaces into the plain space.
  const text = typed.normalize('NFKC').trim().toLowerCase();
  const {
    before = '',
    digits = '',
    after = '',
  } = (text.length <= maxTextLength && withUnit.exec(text)?.groups) || {};
  const units = [before.trim(), after.trim()].filter(Boolean);
  const unknown = units.filter((each) => !isUnit(each, unit, currency));
  if (unknown.length > 0) {
    const isOther = unit === 'money' && unknown.some((each) => isOtherCurrency(each, currency));
    return { value: null, problem: isOther ? 'otherCurrency' : 'unreadable' };
  }
  const number = parseNumber(digits);
  if (number === null) return { value: null, problem: 'unreadable' };
  const precision = Math.min(step, 1);
  const rounded = Math.round(number / precision) * precision;
  const value = Math.min(Math.max(rounded, min), max);
  if (value !== rounded) return { value, adjusted: 'limited' };
  return { value, adjusted: rounded === number ? null : 'rounded' };
}
