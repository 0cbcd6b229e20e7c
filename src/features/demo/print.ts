import { inNovember, newStay, type Stay } from '../../drawings/portfolio.ts';
import { formatWholeMoney } from '../../shared/money.ts';
import { daysInMonth } from './month.ts';

/** How a language writes the demo's month. It is worked out by the build: browsers differ in such words. */
export interface MonthWords {
  /** `November 2026` */
  title: string;
  /** `November` */
  name: string;
  /** `Nov` */
  short: string;
  /** `Dec`: a stay may end in the next month. */
  nextShort: string;
  /** The days from the 1st, as a screen reader names them: `Sunday, November 1`. */
  dayNames: string[];
  /** The weekdays from Sunday to Saturday: `Sun`. */
  weekdays: string[];
}

/** The words for November 2026, which starts on a Sunday. */
export function monthWords(locale: string): MonthWords {
  return {
    title: inNovember(1, locale, { month: 'long', year: 'numeric' }),
    name: inNovember(1, locale, { month: 'long' }),
    short: inNovember(1, locale, { month: 'short' }),
    nextShort: inNovember(daysInMonth + 1, locale, { month: 'short' }),
    dayNames: Array.from({ length: daysInMonth }, (_, index) =>
      inNovember(index + 1, locale, { weekday: 'long', day: 'numeric', month: 'long' }),
    ),
    weekdays: Array.from({ length: 7 }, (_, index) =>
      inNovember(index + 1, locale, { weekday: 'short' }),
    ),
  };
}

interface Names {
  /** Who has made the first booking. */
  firstGuest: string;
  /** What the visitor is called. */
  you: string;
}

/** How the demo prints amounts, shares, days and names in the language of the page. */
export function createPrint(month: MonthWords, locale: string, { firstGuest, you }: Names) {
  const day = (number: number) =>
    number > daysInMonth
      ? `${number - daysInMonth} ${month.nextShort}`
      : `${number} ${month.short}`;
  return {
    /** `$539` */
    money: (amount: number) => formatWholeMoney(amount, locale),
    /** A share from 0 to 1: `60%` */
    percent: (share: number) => `${Math.round(share * 100)}%`,
    /** `19 Nov`; day 31 is `1 Dec`. */
    day,
    /** Arrival and departure: `19–22 Nov` or `30 Nov – 1 Dec`. */
    dates: ({ from, to }: Stay) =>
      to > daysInMonth ? `${day(from)} – ${day(to)}` : `${from}–${day(to)}`,
    guest: (stay: Stay) => (stay === newStay ? firstGuest : you),
  };
}

export type Print = ReturnType<typeof createPrint>;
