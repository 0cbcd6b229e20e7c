import {
  calendarOf,
  dayCount,
  monthName,
  stayDates,
  weekdayName,
} from '../content/facts/portfolio-calendar.ts';
import { formatPercent } from '../content/facts/wording.ts';
import { fillTemplate } from '../content/fields/template.ts';
import { formatTime } from '../shared/format-date.ts';
import { formatWholeMoney } from '../shared/money.ts';
import {
  channels,
  month,
  type Booking,
  type Channel,
  type Portfolio,
  type Property,
} from './portfolio.ts';

const { monthDays } = calendarOf({ month });

/** First day of the calendars in the drawings, a Monday, and today, with which a phone begins. */
export const { firstDay, phoneFirstDay } = calendarOf({ month });

interface Days {
  from: number;
  to: number;
}

/** Amounts and days as the portfolio's language writes them. */
export function formatsOf({ locale, money, words }: Pick<Portfolio, 'locale' | 'money' | 'words'>) {
  const day = (date: number, style: 'long' | 'short') =>
    fillTemplate(words.day, {
      weekday: weekdayName(month, date, style, locale),
      day: `${date}`,
      month: monthName(month, style, locale),
    });
  return {
    /** A whole amount of money: `$1,234`. */
    money: (amount: number) => formatWholeMoney(amount, money),
    /** Whole percent of a ratio: `77%`. */
    percent: (ratio: number) => formatPercent(Math.round(ratio * 100), locale),
    /** Weekday of a day: `Mon`, or `M` above a calendar. */
    weekday: (date: number, style: 'short' | 'narrow' = 'short') =>
      weekdayName(month, date, style, locale),
    /** The month: `November`. */
    monthName: () => monthName(month, 'long', locale),
    /** A day in words: `Monday 9 November`. */
    longDay: (date: number) => day(date, 'long'),
    /** A day in few letters: `Mon 9 Nov`. */
    shortDay: (date: number) => day(date, 'short'),
    /** A day without its month: `Mon 9`. */
    dayOnly: (date: number) =>
      fillTemplate(words.day, {
        weekday: weekdayName(month, date, 'short', locale),
        day: `${date}`,
        month: '',
      }).trim(),
    /** A time of day: `14:50`. */
    time: (time: string) => formatTime(time, locale),
    /** Arrival and departure: `9–12 Nov`. */
    dates: (stay: Days) => stayDates(month, stay, locale),
  };
}

/** The tax on a stay in the drawings. */
const taxPercent = 10;

/** The price of a stay: nights, their price, and the total with cleaning and tax. */
export function price({ property, from, to, nightlyRate }: Booking) {
  const nights = to - from;
  const nightsPrice = nights * nightlyRate;
  const beforeTax = nightsPrice + property.cleaningFee;
  const tax = (beforeTax * taxPercent) / 100;
  return { nights, nightlyRate, nightsPrice, tax, total: beforeTax + tax };
}

/** Nights of a stay from `first` up to, but not including, `end`. */
function nightsWithin({ from, to }: Days, first: number, end: number) {
  return Math.max(Math.min(to, end) - Math.max(from, first), 0);
}

const nightsInMonth = (stay: Days) => nightsWithin(stay, 1, monthDays + 1);

/** Nights sold in the two weeks of the calendars, in total and booked direct. */
export function fortnightNights(bookings: readonly Booking[]) {
  const sold = (list: readonly Booking[]) =>
    list.reduce((sum, stay) => sum + nightsWithin(stay, firstDay, firstDay + dayCount), 0);
  return { sold: sold(bookings), direct: sold(bookings.filter((b) => b.channel === 'direct')) };
}

/** The month's figures of some bookings: nights sold, room revenue, ADR, and revenue by channel. */
function sumBookings(list: readonly Booking[]) {
  const revenueByChannel = new Map<Channel, number>();
  let nights = 0;
  let revenue = 0;
  for (const booking of list) {
    const sold = nightsInMonth(booking);
    const amount = sold * booking.nightlyRate;
    nights += sold;
    revenue += amount;
    revenueByChannel.set(booking.channel, (revenueByChannel.get(booking.channel) ?? 0) + amount);
  }
  return { nights, revenue, averageRate: revenue / nights, revenueByChannel };
}

/** The month's figures of some properties of a portfolio, with available nights and occupancy. */
export function monthOf(
  { bookings, ownerStay }: Pick<Portfolio, 'bookings' | 'ownerStay'>,
  of: readonly Property[],
) {
  const sum = sumBookings(bookings.filter(({ property }) => of.includes(property)));
  const closed = of.includes(ownerStay.property) ? nightsInMonth(ownerStay) : 0;
  const openNights = of.length * monthDays - closed;
  return { ...sum, openNights, occupancyRatio: sum.nights / openNights };
}

/** Room revenue by channel as percentages, each starting where the previous one ends. */
export function slices({ revenueByChannel, revenue }: ReturnType<typeof monthOf>) {
  let end = 0;
  return channels.map((channel) => {
    const start = end;
    end += ((revenueByChannel.get(channel) ?? 0) / revenue) * 100;
    return { channel, start: Math.round(start), end: Math.round(end) };
  });
}

/** Bookings of one property, by arrival. */
export function bookingsOf(
  property: Property,
  { bookings }: Pick<Portfolio, 'bookings'>,
): readonly Booking[] {
  return bookings
    .filter((booking) => booking.property === property)
    .toSorted((a, b) => a.from - b.from);
}
