/** Names in a sentence, as the language writes a list: `a, b, and c` in en-US, `a, b, dan c` in id-ID. */
export function listOf(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale).format(names);
}

/**
 * Names in running text. The site's English has no comma before "and": `Airbnb, Booking.com and Vrbo`;
 * other languages write it as `listOf` does.
 */
export function listInText(names: readonly string[], locale: string): string {
  return listOf(names, locale).replace(/, (?=and )/, ' ');
}
