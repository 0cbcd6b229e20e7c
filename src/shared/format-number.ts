const formats = new Map<string, Intl.NumberFormat>();

/** A number with at most two decimals as the language writes it: `1,500.5` in en-US, `1.500,5` in id-ID. */
export function formatNumber(
  value: number,
  locale: string,
  style: 'decimal' | 'percent' = 'decimal',
): string {
  const key = `${style} ${locale}`;
  // Creating a format takes far longer than using it.
  const known = formats.get(key);
  const format = known ?? new Intl.NumberFormat(locale, { style, maximumFractionDigits: 2 });
  if (!known) formats.set(key, format);
  return format.format(value);
}
