/** `2025-04-06` → `April 6, 2025` in en-US. */
export function formatDate(isoDate: string, locale: string): string {
  return new Date(isoDate).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
}
