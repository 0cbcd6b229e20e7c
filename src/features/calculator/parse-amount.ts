import type { FormatSettings } from '../../shared/formats.ts';
import type { AmountRules } from './options.ts';

/** The texts that can be before or after an amount: `US$`, `USD` and `$`. */
function listCurrencySymbols({ locale, currency }: FormatSettings): string[] {
  const print = (inLocale: string, currencyDisplay: 'symbol' | 'narrowSymbol') =>
    new Intl.NumberFormat(inLocale, { style: 'currency', currency, currencyDisplay })
      .formatToParts(1)
      .find(({ type }) => type === 'currency')?.value ?? currency;
  const international = print('en-001', 'symbol');
  const symbols = [international, currency, print(locale, 'symbol'), print(locale, 'narrowSymbol')];
  return symbols.map((symbol) => symbol.normalize('NFKC').toUpperCase());
}

function listSymbols(unit: AmountRules['unit'], settings: FormatSettings): string[] {
  if (unit === 'money') return listCurrencySymbols(settings);
  return unit === 'percent' ? ['%'] : [];
}

/** Removes the thousands separator from a number of up to six digits: in English, `1,500.00` is `1500.00`. */
function removeThousandsSeparator(text: string, locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(10_000);
  const group = parts.find(({ type }) => type === 'group')?.value.normalize('NFKC') ?? '';
  return text.replace(new RegExp(`^(\\d{1,3})[${group}](\\d{3})(?=$|[.,])`), '$1$2');
}

/**
 * Parses the number in a text; `NaN` if it is not a number. Both point and comma are decimal separators, because a
 * phone's keypad may have only one of them. The exception is the language's thousands separator before three digits.
 */
function parseNumber(text: string, locale: string): number {
  const plain = removeThousandsSeparator(text, locale);
  return /^(?=.*\d)\d*[.,]?\d*$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
}

/** Clamps a number to its limits. */
export function clamp(value: number, { min, max }: AmountRules): number {
  return Math.min(Math.max(value, min), max);
}

const isPrecise = (value: number, { decimals }: AmountRules) =>
  Number(value.toFixed(decimals)) === value;

/** Whether a number is within its limits and has no more decimals than allowed. */
export function isAllowed(value: number, rules: AmountRules): boolean {
  return clamp(value, rules) === value && isPrecise(value, rules);
}

/**
 * Parses a typed number in the language of the page, with or without its unit. It can be beyond the limits. `null` if
 * the text is not a number, or has more decimals than allowed.
 */
export function parseAmount(
  typed: string,
  rules: AmountRules,
  settings: FormatSettings,
): number | null {
  // NFKC turns the non-breaking spaces that some languages put before a unit into plain spaces.
  const text = typed.normalize('NFKC').trim().toUpperCase();
  const symbols = listSymbols(rules.unit, settings);
  const before = symbols.find((symbol) => text.startsWith(symbol)) ?? '';
  const after = before ? '' : (symbols.find((symbol) => text.endsWith(symbol)) ?? '');
  const digits = text.slice(before.length, text.length - after.length).trim();
  const value = parseNumber(digits, settings.locale);
  return isPrecise(value, rules) ? value : null;
}
