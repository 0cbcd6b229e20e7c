/** The settings for number formats: a language with its region, and a currency. */
export interface FormatSettings {
  /** `en-US` */
  locale: string;
  /** ISO 4217: `USD` */
  currency: string;
}

/** Functions that format numbers, percentages and amounts of money. */
export type Formats = ReturnType<typeof createFormats>;

/** Creates the formats for a language and a currency. This is slow: create them once and pass them on. */
export function createFormats({ locale, currency }: FormatSettings) {
  const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  // An amount that rounds to zero has no minus sign: never −$0.
  const money = { style: 'currency', currency, signDisplay: 'negative' } as const;
  const exact = new Intl.NumberFormat(locale, { ...money, trailingZeroDisplay: 'stripIfInteger' });
  const whole = new Intl.NumberFormat(locale, { ...money, maximumFractionDigits: 0 });
  const withMinus = (format: Intl.NumberFormat) => (amount: number) =>
    format.format(amount).replace('-', '−');
  return {
    locale,
    currency,
    /** At most two decimals: `1,500.5` */
    number: (value: number) => decimal.format(value),
    /** A share in percent: 1.5 is `1.5%` */
    percent: (value: number) => share.format(value / 100),
    /** `$199`, or `$49.50` if it is not a whole number; a negative amount has a true minus sign. */
    money: withMinus(exact),
    /** Rounded to the whole unit: `$1,234` */
    wholeMoney: withMinus(whole),
  };
}

/** `2025-04-06` → `April 6, 2025` in en-US. */
export function formatDate(isoDate: string, locale: string): string {
  return new Date(isoDate).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
}

/**
 * Joins names in the way of the language, but English texts on the site have no comma before "and": `Airbnb, Booking.com
 * and Vrbo`.
 */
export function formatList(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale).format(names).replace(/, (?=and )/, ' ');
}
