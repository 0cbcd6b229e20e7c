import type { Dispatch } from 'react';
import type { DemoCopy } from '../../content/copy.ts';
import type { Content } from '../../content/read-content.ts';
import { getChannelNames, inNovember, type Stay } from '../../drawings/portfolio.ts';
import { createFormats, type FormatSettings } from '../../shared/formats.ts';
import { daysInMonth, maxNights, type DemoAction, type DemoState } from './month.ts';

export type DemoNames = ReturnType<typeof createNames>;

/**
 * Creates the demo's names for people, places and the days of November 2026, which starts on a Sunday. The build does
 * it, because browsers write days differently.
 */
export function createNames(content: Content) {
  const { language, portfolio } = content;
  const { guests, properties, staff } = portfolio;
  const writeDays = (count: number, options: Intl.DateTimeFormatOptions) =>
    Array.from({ length: count }, (_, index) => inNovember(index + 1, language.locale, options));
  const [month] = writeDays(1, { month: 'long', year: 'numeric' });
  return {
    property: properties.first.name,
    /** The guest of the first booking. */
    guest: guests.first,
    driver: staff.driver,
    housekeeper: staff.housekeeper,
    channels: getChannelNames(content),
    /** `November 2026` */
    month: `${month}`,
    /** For screen readers: `Sunday, November 1`. */
    longDays: writeDays(daysInMonth, { weekday: 'long', day: 'numeric', month: 'long' }),
    /** `Nov 1` to `Dec 7`, the last day on which a stay can end. */
    days: writeDays(daysInMonth + maxNights, { month: 'short', day: 'numeric' }),
    /** From Sunday to Saturday: `Sun`. */
    weekdays: writeDays(7, { weekday: 'short' }),
  };
}

/** Creates the demo's formats for amounts, percentages and days in the language of the page. */
export function createDemoFormats({ days, weekdays }: DemoNames, settings: FormatSettings) {
  const day = (number: number) => days[number - 1] ?? '';
  return {
    ...createFormats(settings),
    /** `Thu, Nov 19`; day 31 is `Tue, Dec 1`. */
    date: (number: number) => `${weekdays[(number - 1) % 7]}, ${day(number)}`,
    /** Arrival and departure: `Nov 19–22` or `Nov 30 – Dec 1`. */
    dates: ({ from, to }: Stay) =>
      to > daysInMonth
        ? `${day(from)} – ${day(to)}`
        : // The last number, because some languages write the month in digits before it.
          day(from).replace(RegExp(`${from}(?!.*\\d)`), `$&–${to}`),
  };
}

/** What both sides of the demo need: the guest's and the owner's. */
export interface DemoSide {
  copy: DemoCopy;
  names: DemoNames;
  state: DemoState;
  formats: ReturnType<typeof createDemoFormats>;
  dispatch: Dispatch<DemoAction>;
}
