import type { Portfolio } from './portfolio.ts';

/** Days of the month that a drawn calendar shows, and how many of them a phone shows. */
export const dayCount = 14;
export const phoneDayCount = 7;

/** How many days after the first one a phone begins; the first of them is marked as today. */
const phoneOffset = 4;

const monthStart = (month: string) => new Date(`${month}-01T00:00Z`);

/**
 * The days of the drawn calendars, as days of the portfolio's month: the first, a Monday, the first that a
 * phone shows, and how many the month and the one before have.
 */
export function calendarOf({ month }: Pick<Portfolio, 'month'>) {
  const start = monthStart(month);
  const firstDay = 1 + ((8 - start.getUTCDay()) % 7);
  const next = new Date(start);
  next.setUTCMonth(next.getUTCMonth() + 1, 0);
  const previous = new Date(start);
  previous.setUTCDate(0);
  return {
    firstDay,
    phoneFirstDay: firstDay + phoneOffset,
    monthDays: next.getUTCDate(),
    previousMonthDays: previous.getUTCDate(),
  };
}

/** Whether a stay is in the two weeks of the drawn calendars. */
export function isInCalendar(
  { month }: Pick<Portfolio, 'month'>,
  { from, to }: { from: number; to: number },
): boolean {
  const { firstDay } = calendarOf({ month });
  return to >= firstDay && from < firstDay + dayCount;
}

/**
 * Ids of the booking sites whose calendars the drawing of an overlap merges: those with stays at the
 * property of the moved stay, in the order of the legend.
 */
export function overlapSites(portfolio: Portfolio): string[] {
  const { bookingSites, moved, stays } = portfolio;
  const property = stays.find(({ id }) => id === moved.stay)?.property;
  const shown = stays.filter((stay) => stay.property === property && isInCalendar(portfolio, stay));
  return bookingSites
    .map(({ id }) => id)
    .filter((id) => shown.some(({ channel }) => channel === id));
}

/** Name of the portfolio's month or one near it: `November`, `Nov`. */
export function monthName(
  month: string,
  style: 'long' | 'short',
  locale: string,
  monthsLater = 0,
): string {
  const date = monthStart(month);
  date.setUTCMonth(date.getUTCMonth() + monthsLater);
  return date.toLocaleDateString(locale, { month: style, timeZone: 'UTC' });
}

/** Weekday of a day of the portfolio's month: `Mon`, `Monday`, `M`. */
export function weekdayName(
  month: string,
  day: number,
  style: 'long' | 'short' | 'narrow',
  locale: string,
): string {
  const date = monthStart(month);
  date.setUTCDate(day);
  return date.toLocaleDateString(locale, { weekday: style, timeZone: 'UTC' });
}

/** Arrival and departure in words: `9–12 Nov`, `30 Oct – 4 Nov`. */
export function stayDates(
  month: string,
  { from, to }: { from: number; to: number },
  locale: string,
  style: 'long' | 'short' = 'short',
): string {
  const { monthDays, previousMonthDays } = calendarOf({ month });
  const dated = (day: number) => {
    if (day < 1) return [day + previousMonthDays, monthName(month, style, locale, -1)] as const;
    if (day > monthDays) return [day - monthDays, monthName(month, style, locale, 1)] as const;
    return [day, monthName(month, style, locale)] as const;
  };
  const [[first, firstMonth], [last, lastMonth]] = [dated(from), dated(to)];
  return firstMonth === lastMonth
    ? `${first}–${last} ${lastMonth}`
    : `${first} ${firstMonth} – ${last} ${lastMonth}`;
}
