import type { AmountRules } from './options.ts';

/** What may be before or after the number; Indonesian writes `US$`. */
const signs = { money: ['USD', 'US$', '$'], percent: ['%'], count: [] };

/** Takes the separator of thousands out of a number of up to six digits: `1,500.00` is `1500.00` in English. */
function withoutGroup(text: string, locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(10_000);
  const group = parts.find(({ type }) => type === 'group')?.value.normalize('NFKC') ?? '';
  return text.replace(new RegExp(`^(\\d{1,3})[${group}](\\d{3})(?=$|[.,])`), '$1$2');
}

/**
 * The number in a text; `NaN` if there is none. Point and comma are both decimal signs, since a keypad may have only one,
 * unless three digits follow the one that the language writes between thousands.
 */
function parseNumber(text: string, locale: string): number {
  const plain = withoutGroup(text, locale);
  return /^(?=.*\d)\d*[.,]?\d*$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
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
  // NFKC turns the spaces that some languages write before a sign into plain ones.
  const text = typed.normalize('NFKC').trim().toUpperCase();
  const before = signs[rules.unit].find((sign) => text.startsWith(sign)) ?? '';
  const after = before ? '' : (signs[rules.unit].find((sign) => text.endsWith(sign)) ?? '');
  const digits = text.slice(before.length, text.length - after.length).trim();
  const value = parseNumber(digits, locale);
  return isPrecise(value, rules) ? value : null;
}
