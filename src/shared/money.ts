/** The currency of all amounts (ISO 4217). */
export const currency = 'USD';

function format(amount: number, locale: string, rounding: Intl.NumberFormatOptions): string {
  // An amount that rounds to zero has no sign: never −$0.
  const signs = { style: 'currency', currency, signDisplay: 'negative' } as const;
  return amount.toLocaleString(locale, { ...signs, ...rounding }).replace('-', '−');
}

/**
 * An amount as the site prints it: `$199`, or `$49.50` if it is not a whole number. A negative amount
 * has a true minus sign.
 * @param locale the language and region, such as `en-US`.
 */
export function formatMoney(amount: number, locale: string): string {
  return format(amount, locale, { trailingZeroDisplay: 'stripIfInteger' });
}

/** An amount rounded to whole dollars: `$1,234`. */
export function formatWholeMoney(amount: number, locale: string): string {
  return format(amount, locale, { maximumFractionDigits: 0 });
}

/** A short form for axes: `$1.5K`. */
export function formatShortMoney(amount: number, locale: string): string {
  return format(amount, locale, {
    notation: 'compact',
    // Safari's default is 1: its "$1.0K" would differ from the page's HTML.
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  });
}
