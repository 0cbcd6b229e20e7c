import { foldDigits } from '../../shared/fold-digits.ts';
import type { AmountRules } from './options.ts';

/** What may be before or after the number; Indonesian writes `US$`. */
const signs = { money: ['USD', 'US$', '$'], percent: ['%', '٪'], count: [] };

/** A text in plain letters and digits. Marks of direction, which some languages write, are no text. */
function clean(text: string): string {
  // NFKC turns all spaces into the plain space.
  const plain = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
  return foldDigits(plain).trim().toUpperCase();
}

/** How a language separates thousands and decimals. */
function separatorsIn(locale: string) {
  const parts = new Intl.NumberFormat(locale).formatToParts(10_000.5);
  const find = (type: 'group' | 'decimal') =>
    parts.find((part) => part.type === type)?.value.normalize('NFKC') ?? '';
  return { group: find('group'), decimal: find('decimal') };
}

/**
 * The number in a text; `NaN` if there is none. A single separator with at most two digits after it is a
 * decimal one in any language, since a keypad may have only the other sign. Three digits follow the language.
 */
function parseNumber(text: string, locale: string): number {
  const { group, decimal } = separatorsIn(locale);
  const short = new RegExp(String.raw`^(?=.*\d)\d*[.,${decimal}]\d{0,2}$`);
  if (short.test(text)) return Number(text.replace(/\D/, '.'));
  const long = new RegExp(
    String.raw`^(?=.*\d)(\d{1,3}([${group}]\d{2,3})*[${group}]\d{3}|\d*)([${decimal}]\d*)?$`,
  );
  return long.test(text) ? Number(text.replaceAll(group, '').replace(decimal, '.')) : Number.NaN;
}

/** The number within the limits that is nearest. */
export function nearestAllowed(value: number, { min, max }: AmountRules): number {
  return Math.min(Math.max(value, min), max);
}

const isPrecise = (value: number, { decimals }: AmountRules) =>
  Number(value.toFixed(decimals)) === value;

/** Whether a number is within its limits and not more precise than it may be. */
export function isAllowed(value: number, rules: AmountRules): boolean {
  return nearestAllowed(value, rules) === value && isPrecise(value, rules);
}

/**
 * Reads a typed number in the language of the page, with or without the sign of its unit; it may be beyond
 * the limits. `null` if the text is no number, or one that is more precise than it may be.
 */
export function parseAmount(typed: string, rules: AmountRules, locale: string): number | null {
  const text = clean(typed);
  const before = signs[rules.unit].find((sign) => text.startsWith(sign)) ?? '';
  const after = before ? '' : (signs[rules.unit].find((sign) => text.endsWith(sign)) ?? '');
  const digits = text.slice(before.length, text.length - after.length).trim();
  const value = parseNumber(digits, locale);
  return isPrecise(value, rules) ? value : null;
}
