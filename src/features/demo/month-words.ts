/** How a language writes the demo's month. It is worked out by the build: browsers differ in such words. */
export interface MonthWords {
  /** `November 2026` */
  title: string;
  /** `November` */
  name: string;
  /** `Nov` */
  short: string;
  /** Letters of the weekdays from Sunday to Saturday. */
  weekdays: string[];
}

const inNovember = (locale: string, day: number, options: Intl.DateTimeFormatOptions) =>
  new Date(Date.UTC(2026, 10, day)).toLocaleDateString(locale, { ...options, timeZone: 'UTC' });

/** The words for November 2026, which starts on a Sunday. */
export function monthWords(locale: string): MonthWords {
  return {
    title: inNovember(locale, 1, { month: 'long', year: 'numeric' }),
    name: inNovember(locale, 1, { month: 'long' }),
    short: inNovember(locale, 1, { month: 'short' }),
    weekdays: Array.from({ length: 7 }, (_, index) =>
      inNovember(locale, index + 1, { weekday: 'narrow' }),
    ),
  };
}
