import {
  bookings,
  channels,
  ownerStay,
  type Booking,
  type Channel,
  type Villa,
} from './portfolio.ts';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** First day of the calendars in the illustrations, a Monday, and their number of days. */
export const firstDay = 2;
export const dayCount = 14;

/** The current day in the illustrations. */
export const today = 6;

const nightsInMonth = 30;

/** Whole US dollars: `$1,234`. */
export function usd(amountUsd: number): string {
  return dollars.format(amountUsd);
}

/** Whole percent of a ratio: `77%`. */
export function percent(ratio: number): string {
  return `${Math.round(ratio * 100)}%`;
}

/** Weekday of a day of November 2026: `Mon`. */
export function weekday(day: number): string {
  return ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][(day - 1) % 7] ?? '';
}

/** Arrival and departure: `9–12 Nov`. */
export function dates({ from, to }: { from: number; to: number }): string {
  return from < 1 ? `${from + 31} Oct – ${to} Nov` : `${from}–${to} Nov`;
}

/** The price of a stay: nights, their price, and the total with cleaning. */
export function price({ villa, from, to, nightlyRateUsd = villa.nightlyRateUsd }: Booking) {
  const nights = to - from;
  const nightsUsd = nights * nightlyRateUsd;
  return { nights, nightlyRateUsd, nightsUsd, totalUsd: nightsUsd + villa.cleaningFeeUsd };
}

/** Nights of a stay from `first` up to, but not including, `end`. */
function nightsWithin({ from, to }: { from: number; to: number }, first: number, end: number) {
  return Math.max(Math.min(to, end) - Math.max(from, first), 0);
}

function novemberNights(stay: { from: number; to: number }) {
  return nightsWithin(stay, 1, nightsInMonth + 1);
}

/** Nights sold in the two weeks of the calendars, in total and booked direct. */
export function fortnightNights() {
  const sold = (list: readonly Booking[]) =>
    list.reduce((sum, stay) => sum + nightsWithin(stay, firstDay, firstDay + dayCount), 0);
  return { sold: sold(bookings), direct: sold(bookings.filter((b) => b.channel === 'direct')) };
}

/** November figures of some bookings: nights sold, room revenue, ADR, and revenue by channel. */
function sumBookings(list: readonly Booking[]) {
  const revenueByChannelUsd: Record<Channel, number> = {
    direct: 0,
    airbnb: 0,
    booking: 0,
    vrbo: 0,
  };
  let nights = 0;
  for (const booking of list) {
    const sold = novemberNights(booking);
    nights += sold;
    revenueByChannelUsd[booking.channel] += sold * price(booking).nightlyRateUsd;
  }
  const revenueUsd = Object.values(revenueByChannelUsd).reduce((sum, amount) => sum + amount, 0);
  return { nights, revenueUsd, adrUsd: revenueUsd / nights, revenueByChannelUsd };
}

/** November figures of some villas, with available nights and occupancy. */
export function november(of: readonly Villa[]) {
  const month = sumBookings(bookings.filter(({ villa }) => of.includes(villa)));
  const closed = of.includes(ownerStay.villa) ? novemberNights(ownerStay) : 0;
  const openNights = of.length * nightsInMonth - closed;
  return { ...month, openNights, occupancyRatio: month.nights / openNights };
}

/** Room revenue by channel as percentages, each starting where the previous one ends. */
export function slices({ revenueByChannelUsd, revenueUsd }: ReturnType<typeof november>) {
  let end = 0;
  return channels.map((channel) => {
    const start = end;
    end += (revenueByChannelUsd[channel] / revenueUsd) * 100;
    return { channel, start: Math.round(start), end: Math.round(end) };
  });
}

/** Bookings of one villa, by arrival. */
export function bookingsOf(villa: Villa): readonly Booking[] {
  return bookings.filter((booking) => booking.villa === villa);
}
