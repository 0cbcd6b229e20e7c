import type { Dispatch } from 'react';
import type { DemoCopy } from '../../content/copy.ts';
import type { Content } from '../../content/read-content.ts';
import { getChannelNames, inNovember, newStay, type Stay } from '../../drawings/portfolio.ts';
import { createFormats, type FormatSettings } from '../../shared/formats.ts';
import { daysInMonth, maxNights, type DemoAction, type DemoState } from './month.ts';

/** The names of the demo's month and days in a language. The build creates them, because browsers differ in them. */
export type MonthNames = ReturnType<typeof createMonthNames>;

/** Creates the names for November 2026, which starts on a Sunday, and for the first days of December. */
export function createMonthNames(locale: string) {
  const writeDays = (count: number, options: Intl.DateTimeFormatOptions) =>
    Array.from({ length: count }, (_, index) => inNovember(index + 1, locale, options));
  return {
    /** `November 2026` */
    title: inNovember(1, locale, { month: 'long', year: 'numeric' }),
    /** `November` */
    name: inNovember(1, locale, { month: 'long' }),
    /** For screen readers: `Sunday, November 1`. */
    dayNames: writeDays(daysInMonth, { weekday: 'long', day: 'numeric', month: 'long' }),
    /** `Nov 1` to `Dec 7`, the last day on which a stay can end. */
    days: writeDays(daysInMonth + maxNights, { month: 'short', day: 'numeric' }),
    /** From Sunday to Saturday: `Sun`. */
    weekdays: writeDays(7, { weekday: 'short' }),
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
  const day = (number: number) => month.days[number - 1] ?? '';
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
      to > daysInMonth
        ? `${day(from)} – ${day(to)}`
        : // The last number, because some languages write the month in digits before it.
          day(from).replace(RegExp(`${from}(?!.*\\d)`), `$&–${to}`),
    guest: (stay: Stay) => (stay === newStay ? names.firstGuest : names.newGuest),
    names,
  };
}

/** What both sides of the demo need: the guest's and the owner's. */
export interface DemoSide {
  copy: DemoCopy;
  month: MonthNames;
  state: DemoState;
  formats: ReturnType<typeof createDemoFormats>;
  dispatch: Dispatch<DemoAction>;
}
