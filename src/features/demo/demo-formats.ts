import type { Content } from '../../content/read-content.ts';
import { inNovember, getChannelNames, newStay, type Stay } from '../../drawings/portfolio.ts';
import type { Channel } from '../../ui/bars.tsx';
import { createFormats, type FormatSettings } from '../../shared/formats.ts';
import { daysInMonth } from './month.ts';

/** The names of the demo's month and days in a language. The build creates them, because browsers differ in them. */
export interface MonthNames {
  /** `November 2026` */
  title: string;
  /** `November` */
  name: string;
  /** `Nov` */
  short: string;
  /** `Dec`, because a stay can end in the next month. */
  nextShort: string;
  /** Whether the month comes before the day: `Nov 20`. */
  isMonthFirst: boolean;
  /** The names of the days for screen readers, from the 1st: `Sunday, November 1`. */
  dayNames: string[];
  /** The weekdays from Sunday to Saturday: `Sun`. */
  weekdays: string[];
}

/** Creates the names for November 2026, which starts on a Sunday. */
export function createMonthNames(locale: string): MonthNames {
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

/** The names in the demo, from the portfolio. */
export type DemoNames = ReturnType<typeof pickNames>;

/** Picks the names that the demo needs, so only these are sent to the browser. */
export function pickNames(content: Content) {
  const { guests, properties, staff } = content.portfolio;
  return {
    property: properties.first.name,
    /** The guest of the first booking. */
    firstGuest: guests.first,
    driver: staff.driver,
    housekeeper: staff.housekeeper,
    channels: getChannelNames(content),
  };
}

interface Names extends DemoNames {
  /** The name of the visitor as a guest, for all other bookings. */
  newGuest: string;
}

/** Creates the demo's formats for amounts, percentages, days and names in the language of the page. */
export function createDemoFormats(month: MonthNames, settings: FormatSettings, names: Names) {
  const { percent, wholeMoney } = createFormats(settings);
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
    percent: (share: number) => percent(Math.round(share * 100)),
    /** `Thu, Nov 19`; day 31 is `Tue, Dec 1`. */
    date: (number: number) => `${month.weekdays[(number - 1) % 7]}, ${day(number)}`,
    /** Arrival and departure: `Nov 19–22` or `Nov 30 – Dec 1`. */
    dates: ({ from, to }: Stay) =>
      to > daysInMonth ? `${day(from)} – ${day(to)}` : inMonth(`${from}–${to}`, month.short),
    guest: (stay: Stay) => (stay === newStay ? names.firstGuest : names.newGuest),
    channel: (channel: Channel) => names.channels[channel],
    names,
  };
}

export type DemoFormats = ReturnType<typeof createDemoFormats>;
