import { currencyWords, type MoneyFormat } from '../../../shared/money.ts';
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

/** Three digits after a separator that cannot separate thousands: `0.125`, `1500,000`. */
const threeDecimals = /^(?:0|\d{4,})(?<separator>[.,])\d{3}$/;

/** What people write for percent, in English and in the language of the page: `persen`. */
function isPercent(text: string, locale: string): boolean {
  const options = { style: 'unit', unit: 'percent', unitDisplay: 'long' } as const;
  const parts = new Intl.NumberFormat(locale, options).formatToParts(2);
  return ['%', 'percent', parts.find(({ type }) => type === 'unit')?.value].includes(text);
}

function parseNumber(digits: string, locale: string): number | null {
  if (grouped.test(digits)) {
    const separator = /\D/.exec(digits)?.[0] ?? '';
    return Number(digits.replaceAll(separator, '').replace(',', '.'));
  }
  const separator = threeDecimals.exec(digits)?.groups?.['separator'];
  const isNumber = separator ? separator === decimalSeparator(locale) : plain.test(digits);
  return isNumber ? Number(digits.replace(',', '.')) : null;
}

function decimalSeparator(locale: string): string | undefined {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  return parts.find(({ type }) => type === 'decimal')?.value;
}

/** A currency sign with its letters: €, A$. */
const currencySign = /\p{L}*\p{Sc}/u;

function isOtherCurrency(text: string, { currency, locale }: MoneyFormat): boolean {
  const [sign] = currencySign.exec(text) ?? [];
  if (sign !== undefined) return !currencyWords(currency, locale).has(sign);
  return Intl.supportedValuesOf('currency').includes(text.toUpperCase());
}

/** Whether a text is the unit of an amount, or a common way to write it. */
function isUnit(text: string, unit: AmountUnit, { currency, locale, names }: MoneyFormat): boolean {
  if (unit !== 'money') return unit === 'percent' && isPercent(text, locale);
  return (
    currencyWords(currency, locale).has(text.replaceAll(/[ .]/g, '')) ||
    names?.some((name) => name.toLowerCase() === text) === true
  );
}

/**
 * Parses a typed amount, with or without the unit, with a comma or point for decimals or thousands.
 * Rounds it to the field's precision and limits it to the range.
 *
 * Visitors write numbers as at home or as on the page, so both ways are read in every language:
 * - A separator before exactly three digits separates thousands: `1.500` and `1,500` are 1500.
 * - Before one or two digits it separates decimals: `1,5` and `1.5` are one and a half.
 * - Of two different ones, the last separates decimals: `1.500,50` and `1,500.50`.
 * - Only `1500,000` and `0,125` could be either a slip or decimals. They are decimals where the language
 *   has that separator for them, and otherwise cannot be read.
 */
export function parseAmount(
  typed: string,
  { min, max, step }: InputLimits,
  unit: AmountUnit,
  money: MoneyFormat,
): ParsedAmount {
  // NFKC turns full-width digits into plain ones and all spaces into the plain space.
  const text = typed.normalize('NFKC').trim().toLowerCase();
  const {
    before = '',
    digits = '',
    after = '',
  } = (text.length <= maxTextLength && withUnit.exec(text)?.groups) || {};
  const units = [before.trim(), after.trim()].filter(Boolean);
  const unknown = units.filter((each) => !isUnit(each, unit, money));
  if (unknown.length > 0) {
    const isOther = unit === 'money' && unknown.some((each) => isOtherCurrency(each, money));
    return { value: null, problem: isOther ? 'otherCurrency' : 'unreadable' };
  }
  const number = parseNumber(digits, money.locale);
  if (number === null) return { value: null, problem: 'unreadable' };
  const precision = Math.min(step, 1);
  const rounded = Math.round(number / precision) * precision;
  const value = Math.min(Math.max(rounded, min), max);
  if (value !== rounded) return { value, adjusted: 'limited' };
  return { value, adjusted: rounded === number ? null : 'rounded' };
}
