/** A number with at most two decimals as the language writes it: `1,500.5` in en-US, `1.500,5` in id-ID. */
export function formatNumber(
  value: number,
  locale: string,
  style: 'decimal' | 'percent' = 'decimal',
): string {
  return value.toLocaleString(locale, { style, maximumFractionDigits: 2 });
}

/** A share as the language prints it: 1.5 is `1.5%` in en-US and `1,5%` in id-ID. */
export function formatPercent(share: number, locale: string): string {
  return formatNumber(share / 100, locale, 'percent');
}
