import type { FormatSettings } from '../../shared/formats.ts';
import type { AmountRules } from './options.ts';

/** What may be before or after an amount: `US$`, `USD` and `$`. */
function currencySigns({ locale, currency }: FormatSettings): string[] {
  const print = (inLocale: string, currencyDisplay: 'symbol' | 'narrowSymbol') =>
    new Intl.NumberFormat(inLocale, { style: 'currency', currency, currencyDisplay })
      .formatToParts(1)
      .find(({ type }) => type === 'currency')?.value ?? currency;
  const international = print('en-001', 'symbol');
  const signs = [international, currency, print(locale, 'symbol'), print(locale, 'narrowSymbol')];
  return signs.map((sign) => sign.normalize('NFKC').toUpperCase());
}

function listSigns(unit: AmountRules['unit'], settings: FormatSettings): string[] {
  if (unit === 'money') return currencySigns(settings);
  return unit === 'percent' ? ['%'] : [];
}

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
export function parseAmount(
  typed: string,
  rules: AmountRules,
  settings: FormatSettings,
): number | null {
  // NFKC turns the spaces that some languages write before a sign into plain ones.
  const text = typed.normalize('NFKC').trim().toUpperCase();
  const signs = listSigns(rules.unit, settings);
  const before = signs.find((sign) => text.startsWith(sign)) ?? '';
  const after = before ? '' : (signs.find((sign) => text.endsWith(sign)) ?? '');
  const digits = text.slice(before.length, text.length - after.length).trim();
  const value = parseNumber(digits, settings.locale);
  return isPrecise(value, rules) ? value : null;
}
