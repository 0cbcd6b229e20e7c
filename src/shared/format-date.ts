/** `2025-04-06` → `April 6, 2025` in en-US. */
export function formatDate(isoDate: string, locale: string): string {
  return new Date(isoDate).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
}

/** `14:50` as the language writes it: `14.50` in id-ID. */
export function formatTime(time: string, locale: string): string {
  return new Date(`1970-01-01T${time}Z`).toLocaleTimeString(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
}
