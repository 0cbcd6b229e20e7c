const formats = new Map<string, Intl.NumberFormat>();

/** Writes numbers in a language. Creating a format takes far longer than using it, so that each is created once. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** A number with at most two decimals as the language writes it: `1,500.5` in en-US, `1.500,5` in id-ID. */
export function formatNumber(
  value: number,
  locale: string,
  style: 'decimal' | 'percent' = 'decimal',
): string {
  return numberFormat(locale, { style, maximumFractionDigits: 2 }).format(value);
}

/** A share as the language prints it: 1.5 is `1.5%` in en-US and `1,5%` in id-ID. */
export function formatPercent(share: number, locale: string): string {
  return formatNumber(share / 100, locale, 'percent');
}
