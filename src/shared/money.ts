import { numberFormat } from './format-number.ts';

/** The code of a currency (ISO 4217): `USD`. */
export type Currency = string;

/** How amounts are printed: their currency, and the language and region, such as `en-US`. */
export interface MoneyFormat {
  currency: Currency;
  locale: string;
}

function format(
  amount: number,
  { currency, locale }: MoneyFormat,
  rounding: Intl.NumberFormatOptions,
): string {
  // An amount that rounds to zero has no sign: never −$0.
  const signs = { style: 'currency', currency, signDisplay: 'negative' } as const;
  return numberFormat(locale, { ...signs, ...rounding })
    .format(amount)
    .replace('-', '−');
}

/**
 * An amount as the site prints it: `$199`, or `$49.50` if it is not a whole number. A negative amount
 * has a true minus sign.
 */
export function formatMoney(amount: number, money: MoneyFormat): string {
  return format(amount, money, { trailingZeroDisplay: 'stripIfInteger' });
}

/** An amount rounded to whole dollars, euros and so on: `$1,234`. */
export function formatWholeMoney(amount: number, money: MoneyFormat): string {
  return format(amount, money, { maximumFractionDigits: 0 });
}

/** A short form for axes: `$1.5K`. */
export function formatShortMoney(amount: number, money: MoneyFormat): string {
  return format(amount, money, {
    notation: 'compact',
    // Safari's default is 1: its "$1.0K" would differ from the page's HTML.
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  });
}

/** What is printed before or after an amount: `$`, `€`, `CHF`. */
export function currencySymbol(currency: Currency, locale: string): string {
  return currencyPart(currency, 'symbol', locale);
}

/** The plural name: `US dollars`, `euros`. */
export function currencyName(currency: Currency, locale: string): string {
  return currencyPart(currency, 'name', locale);
}

function currencyPart(
  currency: Currency,
  currencyDisplay: 'symbol' | 'name',
  locale: string,
): string {
  const options = { style: 'currency', currency, currencyDisplay } as const;
  const parts = new Intl.NumberFormat(locale, options).formatToParts(2);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
