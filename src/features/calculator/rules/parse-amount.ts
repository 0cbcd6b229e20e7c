import { currencyWords, type MoneyFormat } from '../../../shared/money.ts';
import type { InputLimits } from './savings.ts';

/** The unit of an amount. */
export type AmountUnit = 'money' | 'percent' | 'count';

/** A parsed amount: a value within the limits, or the problem with the text. */
export type ParsedAmount =
  | { value: number; adjusted: 'limited' | 'rounded' | 'converted' | null }
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

const acceptedUnits: Record<Exclude<AmountUnit, 'money'>, RegExp> = {
  percent: /^(?:%|percent)$/,
  count: /^$/,
};

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

/** A currency sign with its letters (€, A$), or the abbreviation of the rupiah. */
const currencySign = /\p{L}*\p{Sc}|^rp\.?$/u;

function isOtherCurrency(text: string, { currency, locale }: MoneyFormat): boolean {
  const [sign] = currencySign.exec(text) ?? [];
  if (sign !== undefined) return !currencyWords(currency, locale).has(sign);
  return Intl.supportedValuesOf('currency').includes(text.toUpperCase());
}

/** Whether a text is the name or sign of a currency. */
function isCurrency(text: string, currency: string, locale: string): boolean {
  return currencyWords(currency, locale).has(text.replaceAll(/[ .]/g, ''));
}

/** Whether a text is the unit of an amount, or a common way to write it. */
function isUnit(text: string, unit: AmountUnit, { currency, locale, names }: MoneyFormat): boolean {
  if (unit !== 'money') return acceptedUnits[unit].test(text);
  return (
    isCurrency(text, currency, locale) ||
    names?.some((name) => name.toLowerCase() === text) === true
  );
}

/** What the language writes for thousands and millions: `rb`, `ribu`, `jt` and `juta` in id-ID. */
function factorOf(word: string, locale: string): number | undefined {
  return [1000, 1_000_000].find((factor) =>
    (['short', 'long'] as const).some((compactDisplay) => {
      const options = { notation: 'compact', compactDisplay } as const;
      const parts = new Intl.NumberFormat(locale, options).formatToParts(factor);
      return parts.some(({ type, value }) => type === 'compact' && value.toLowerCase() === word);
    }),
  );
}

/**
 * How many units of the site's currency one unit of the typed text is, if the text is an amount in the
 * currency beside it: `Rp 1.500.000`, `Rp 1,5 juta`, `750 rb`. `null` if it is not.
 */
function conversionOf(before: string, after: string, money: MoneyFormat): number | null {
  const { also, locale } = money;
  if (!also) return null;
  const [first = '', ...rest] = after.split(' ');
  const factor = factorOf(first, locale);
  const units = [before, factor === undefined ? after : rest.join(' ')].filter(Boolean);
  const isConverted =
    (units.length > 0 || factor !== undefined) &&
    units.every((each) => isCurrency(each, also.currency, locale));
  return isConverted ? (factor ?? 1) / also.rate : null;
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
 *
 * An amount in the second currency of the page, such as `Rp 1,5 juta`, is converted at its rate.
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
  const conversion =
    unit === 'money' && unknown.length > 0
      ? conversionOf(before.trim(), after.trim(), money)
      : null;
  if (unknown.length > 0 && conversion === null) {
    const isOther = unit === 'money' && unknown.some((each) => isOtherCurrency(each, money));
    return { value: null, problem: isOther ? 'otherCurrency' : 'unreadable' };
  }
  const parsed = parseNumber(digits, money.locale);
  if (parsed === null) return { value: null, problem: 'unreadable' };
  const number = parsed * (conversion ?? 1);
  const precision = Math.min(step, 1);
  const rounded = Math.round(number / precision) * precision;
  const value = Math.min(Math.max(rounded, min), max);
  if (value !== rounded) return { value, adjusted: 'limited' };
  if (conversion !== null) return { value, adjusted: 'converted' };
  return { value, adjusted: rounded === number ? null : 'rounded' };
}
