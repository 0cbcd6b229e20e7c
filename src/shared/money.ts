/** The code of a currency (ISO 4217): `USD`. */
export type Currency = string;

/** How amounts are printed: their currency, and the language and region, such as `en-US`. */
export interface MoneyFormat {
  currency: Currency;
  locale: string;
  /** What the language calls the currency, where that is shorter than usual: dolar AS, dolar. */
  names?: readonly string[];
}

type Rounding = Pick<
  Intl.NumberFormatOptions,
  'maximumFractionDigits' | 'minimumFractionDigits' | 'notation' | 'trailingZeroDisplay'
>;

const formats = new Map<string, Intl.NumberFormat>();

/** Creating a format takes far longer than using it, so that each is created once. */
function format(
  amount: number,
  { currency, locale }: MoneyFormat,
  name: string,
  rounding: Rounding,
): string {
  const key = `${currency} ${locale} ${name}`;
  const known = formats.get(key);
  const numberFormat =
    known ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      // An amount that rounds to zero has no sign: never −$0.
      signDisplay: 'negative',
      ...rounding,
    });
  if (!known) formats.set(key, numberFormat);
  return numberFormat.format(amount).replace('-', '−');
}

/**
 * An amount as the site prints it: `$199`, or `$49.50` if it is not a whole number. A negative amount
 * has a true minus sign.
 */
export function formatMoney(amount: number, money: MoneyFormat): string {
  return format(amount, money, 'exact', { trailingZeroDisplay: 'stripIfInteger' });
}

/** An amount rounded to whole dollars, euros and so on: `$1,234`. */
export function formatWholeMoney(amount: number, money: MoneyFormat): string {
  return format(amount, money, 'whole', { maximumFractionDigits: 0 });
}

/** A short form for axes: `$1.5K`. */
export function formatShortMoney(amount: number, money: MoneyFormat): string {
  return format(amount, money, 'short', {
    notation: 'compact',
    // Safari's default is 1: its "$1.0K" would differ from the page's HTML.
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  });
}

/** What is printed before or after an amount: `$`, `€`, `CHF`. */
export function currencySymbol(currency: Currency, locale: string): string {
  return currencyPart(currency, 'symbol', 2, locale);
}

/** The plural name: `US dollars`, `euros`. */
export function currencyName(currency: Currency, locale: string): string {
  return currencyPart(currency, 'name', 2, locale);
}

/** The plural name without the country: `dollars`, `euros`, `francs`. */
export function currencyUnits(currency: Currency, locale: string): string {
  return lastWord(currencyName(currency, locale));
}

/** What people write for a currency, in lower case without spaces: `$`, `us$`, `usd`, `dollar`. */
export function currencyWords(currency: Currency, locale: string): ReadonlySet<string> {
  const namesIn = (each: string) =>
    [1, 2].map((count) => currencyPart(currency, 'name', count, each));
  const english = namesIn('en-US');
  const symbols = (['symbol', 'narrowSymbol'] as const).flatMap((display) =>
    // English outside of the United States writes US$.
    ['en-US', 'en-001', locale].map((each) => currencyPart(currency, display, 2, each)),
  );
  // In English, the last word is the currency. Elsewhere it can be the country: dolar Amerika Serikat.
  const words = [currency, ...symbols, ...namesIn(locale), ...english, ...english.map(lastWord)];
  return new Set(words.map((word) => word.toLowerCase().replaceAll(' ', '')));
}

function lastWord(name: string): string {
  return name.split(' ').at(-1) ?? name;
}

function currencyPart(
  currency: Currency,
  currencyDisplay: 'symbol' | 'narrowSymbol' | 'name',
  count: number,
  locale: string,
): string {
  const options = {
    style: 'currency',
    currency,
    currencyDisplay,
    maximumFractionDigits: 0,
  } as const;
  const parts = new Intl.NumberFormat(locale, options).formatToParts(count);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
