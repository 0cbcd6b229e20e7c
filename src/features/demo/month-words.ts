import { inNovember } from '../../drawings/portfolio.ts';

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

/** The words for November 2026, which starts on a Sunday. */
export function monthWords(locale: string): MonthWords {
  return {
    title: inNovember(1, locale, { month: 'long', year: 'numeric' }),
    name: inNovember(1, locale, { month: 'long' }),
    short: inNovember(1, locale, { month: 'short' }),
    weekdays: Array.from({ length: 7 }, (_, index) =>
      inNovember(index + 1, locale, { weekday: 'narrow' }),
    ),
  };
}
