import { currencySymbol, type MoneyFormat } from '../../../shared/money.ts';
import type { InputLimits } from './savings.ts';

/** The unit of an amount. */
export type AmountUnit = 'money' | 'percent' | 'count';

/** A parsed amount within the limits; null for a text that is no number. */
export type ParsedAmount = { value: number; adjusted: 'limited' | 'rounded' | null } | null;

/** What may stand before or after the number: $, US$ or USD; or %. */
function signsOf(unit: AmountUnit, { currency, locale }: MoneyFormat): string[] {
  if (unit === 'count') return [];
  if (unit === 'percent') return ['%'];
  return [currency, currencySymbol(currency, locale), currencySymbol(currency, 'en-US')];
}

/** The number in a text with the separators of a language; null if there is none. */
function parseNumber(text: string, locale: string): number | null {
  const parts = new Intl.NumberFormat(locale).formatToParts(10_000.5);
  const separator = (type: 'group' | 'decimal') =>
    parts.find((part) => part.type === type)?.value.normalize('NFKC') ?? '';
  const [whole = '', ...decimals] = text.split(separator('decimal'));
  const [first = '', ...thousands] = whole.split(separator('group'));
  const isNumber =
    /\d/.test(text) &&
    /^\d*$/.test(first) &&
    (thousands.length === 0 || /^\d{1,3}$/.test(first)) &&
    thousands.every((group) => /^\d{3}$/.test(group)) &&
    decimals.length <= 1 &&
    decimals.every((digits) => /^\d*$/.test(digits));
  return isNumber ? Number(`${first}${thousands.join('')}.${decimals.join('')}`) : null;
}

/**
 * Parses a typed amount in the language of the page, with or without the sign of its unit. Rounds it to
 * the field's precision and limits it to the range.
 */
export function parseAmount(
  typed: string,
  { min, max, step }: InputLimits,
  unit: AmountUnit,
  money: MoneyFormat,
): ParsedAmount {
  // NFKC turns all spaces into the plain space.
  const text = typed.normalize('NFKC').trim().toUpperCase();
  const signs = signsOf(unit, money).map((sign) => sign.normalize('NFKC').toUpperCase());
  const before = signs.find((sign) => text.startsWith(sign)) ?? '';
  const after = before ? '' : (signs.find((sign) => text.endsWith(sign)) ?? '');
  const digits = text.slice(before.length, text.length - after.length).trim();
  const number = parseNumber(digits, money.locale);
  if (number === null) return null;
  const precision = Math.min(step, 1);
  const rounded = Math.round(number / precision) * precision;
  const value = Math.min(Math.max(rounded, min), max);
  if (value !== rounded) return { value, adjusted: 'limited' };
  return { value, adjusted: rounded === number ? null : 'rounded' };
}
