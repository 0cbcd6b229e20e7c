import { currencySymbol, type MoneyFormat } from '../../shared/money.ts';
import type { AmountRules } from './options.ts';

/** What may be before or after the number: `$`, `US$` or `USD`; or `%`. */
function signsOf(unit: AmountRules['unit'], { currency, locale }: MoneyFormat): string[] {
  if (unit !== 'money') return unit === 'percent' ? ['%'] : [];
  return [currency, currencySymbol(currency, locale), currencySymbol(currency, 'en-US')];
}

/** The number in a text with the separators of a language; `NaN` if there is none. */
function parseNumber(text: string, locale: string): number {
  const parts = new Intl.NumberFormat(locale).formatToParts(10_000.5);
  const separator = (type: 'group' | 'decimal') =>
    parts.find((part) => part.type === type)?.value.normalize('NFKC') ?? '';
  const [group, decimal] = [separator('group'), separator('decimal')];
  const number = new RegExp(
    String.raw`^(?=.*\d)(\d{1,3}([${group}]\d{3})+|\d*)([${decimal}]\d*)?$`,
  );
  return number.test(text) ? Number(text.replaceAll(group, '').replace(decimal, '.')) : Number.NaN;
}

/** Whether a number is within its limits and not more precise than it may be. */
export function isAllowed(value: number, { min, max, decimals }: AmountRules): boolean {
  return value >= min && value <= max && Number(value.toFixed(decimals)) === value;
}

/**
 * Reads a typed number in the language of the page, with or without the sign of its unit; `null` if the
 * text is no number that the calculator can use.
 */
export function parseAmount(typed: string, rules: AmountRules, money: MoneyFormat): number | null {
  // NFKC turns all spaces into the plain space.
  const text = typed.normalize('NFKC').trim().toUpperCase();
  const signs = signsOf(rules.unit, money).map((sign) => sign.normalize('NFKC').toUpperCase());
  const before = signs.find((sign) => text.startsWith(sign)) ?? '';
  const after = before ? '' : (signs.find((sign) => text.endsWith(sign)) ?? '');
  const digits = text.slice(before.length, text.length - after.length).trim();
  const value = parseNumber(digits, money.locale);
  return isAllowed(value, rules) ? value : null;
}
