/** Joins names in the way of the language: `a, b, and c` in en-US, `a, b, dan c` in id-ID. */
export function formatList(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale).format(names);
}

/**
 * Joins names for running text. English texts on the site have no comma before "and": `Airbnb, Booking.com and Vrbo`.
 * Other languages are the same as in `formatList`.
 */
export function formatListInText(names: readonly string[], locale: string): string {
  return formatList(names, locale).replace(/, (?=and )/, ' ');
}
