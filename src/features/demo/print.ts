import type { Content } from '../../content/read-content.ts';
import { inNovember, newStay, type Channel, type Stay } from '../../drawings/portfolio.ts';
import { createFormats, type FormatSettings } from '../../shared/formats.ts';
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
  /** Whether the month is before the day: `Nov 20`. */
  isMonthFirst: boolean;
  /** The days from the 1st, as a screen reader names them: `Sunday, November 1`. */
  dayNames: string[];
  /** The weekdays from Sunday to Saturday: `Sun`. */
  weekdays: string[];
}

/** The words for November 2026, which starts on a Sunday. */
export function monthWords(locale: string): MonthWords {
  const short = inNovember(1, locale, { month: 'short' });
  return {
    title: inNovember(1, locale, { month: 'long', year: 'numeric' }),
    name: inNovember(1, locale, { month: 'long' }),
    short,
    nextShort: inNovember(daysInMonth + 1, locale, { month: 'short' }),
    isMonthFirst: inNovember(1, locale, { month: 'short', day: 'numeric' }).startsWith(short),
    dayNames: Array.from({ length: daysInMonth }, (_, index) =>
      inNovember(index + 1, locale, { weekday: 'long', day: 'numeric', month: 'long' }),
    ),
    weekdays: Array.from({ length: 7 }, (_, index) =>
      inNovember(index + 1, locale, { weekday: 'short' }),
    ),
  };
}

/** The names of the portfolio that the demo shows. */
export type DemoNames = ReturnType<typeof pickNames>;

/** Picks the names that the demo needs, so that no others are sent to the browser. */
export function pickNames({ bookingSites, portfolio }: Content) {
  const { guests, properties, staff } = portfolio;
  return {
    property: properties.first.name,
    /** Who has made the first booking. */
    firstGuest: guests.first,
    driver: staff.driver,
    housekeeper: staff.housekeeper,
    sites: Object.fromEntries(bookingSites.map(({ id, name }) => [id, name] as const)),
  };
}

interface Names extends DemoNames {
  /** Who makes all other bookings: the visitor, as the owner sees them. */
  newGuest: string;
}

/** How the demo prints amounts, shares, days and names in the language of the page. */
export function createPrint(month: MonthWords, settings: FormatSettings, names: Names) {
  const { wholeMoney } = createFormats(settings);
  const inMonth = (days: string | number, name: string) =>
    month.isMonthFirst ? `${name} ${days}` : `${days} ${name}`;
  const day = (number: number) =>
    number > daysInMonth
      ? inMonth(number - daysInMonth, month.nextShort)
      : inMonth(number, month.short);
  return {
    /** `$539` */
    money: wholeMoney,
    /** `Nov 19`; day 31 is `Dec 1`. */
    day,
    /** A share from 0 to 1: `60%` */
    percent: (share: number) => `${Math.round(share * 100)}%`,
    /** `Thu, Nov 19`; day 31 is `Tue, Dec 1`. */
    date: (number: number) => `${month.weekdays[(number - 1) % 7]}, ${day(number)}`,
    /** Arrival and departure: `Nov 19–22` or `Nov 30 – Dec 1`. */
    dates: ({ from, to }: Stay) =>
      to > daysInMonth ? `${day(from)} – ${day(to)}` : inMonth(`${from}–${to}`, month.short),
    guest: (stay: Stay) => (stay === newStay ? names.firstGuest : names.newGuest),
    /** The name of a booking site. */
    site: (channel: Channel) => names.sites[channel],
    names,
  };
}

export type Print = ReturnType<typeof createPrint>;
