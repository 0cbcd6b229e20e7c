import {
  bookings,
  channels,
  coupon,
  extras,
  ownerStay,
  taxRatio,
  villas,
  type Booking,
  type Channel,
  type Villa,
} from './portfolio.ts';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** The first day that calendars in the pictures show, a Monday, and how many follow. */
export const firstDay = 2;
export const dayCount = 14;

/** The day on which the pictures are taken. */
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

/** A stay's arithmetic: nights, the nights' price, and the total with cleaning. */
export function price({ villa, from, to, nightlyRateUsd = villa.nightlyRateUsd }: Booking) {
  const nights = to - from;
  const nightsUsd = nights * nightlyRateUsd;
  return { nights, nightlyRateUsd, nightsUsd, totalUsd: nightsUsd + villa.cleaningFeeUsd };
}

/** What two guests pay who book a stay with breakfast and the coupon: lines, tax and total. */
export function checkout(booking: Booking) {
  const { nights, nightsUsd, totalUsd } = price(booking);
  const breakfastUsd = 2 * nights * extras.breakfast.eachUsd;
  const couponUsd = coupon.ratio * nightsUsd;
  const beforeTaxUsd = totalUsd + breakfastUsd - couponUsd;
  const taxUsd = taxRatio * beforeTaxUsd;
  return { breakfastUsd, couponUsd, taxUsd, toPayUsd: beforeTaxUsd + taxUsd };
}

/** Nights of a stay between two days, the last one not counted. */
function nightsWithin({ from, to }: { from: number; to: number }, first: number, end: number) {
  return Math.max(Math.min(to, end) - Math.max(from, first), 0);
}

function novemberNights(stay: { from: number; to: number }) {
  return nightsWithin(stay, 1, nightsInMonth + 1);
}

/** Nights sold in the fortnight the calendars show, and those of them that were booked direct. */
export function fortnightNights() {
  const sold = (list: readonly Booking[]) =>
    list.reduce((sum, stay) => sum + nightsWithin(stay, firstDay, firstDay + dayCount), 0);
  return { sold: sold(bookings), direct: sold(bookings.filter((b) => b.channel === 'direct')) };
}

/** November's figures of some bookings: nights sold, room revenue, and revenue by channel. */
function takings(list: readonly Booking[]) {
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

/** November of some villas: takings, nights that could be sold, and occupancy. */
export function november(of: readonly Villa[]) {
  const month = takings(bookings.filter(({ villa }) => of.includes(villa)));
  const closed = of.includes(ownerStay.villa) ? novemberNights(ownerStay) : 0;
  const openNights = of.length * nightsInMonth - closed;
  return { ...month, openNights, occupancyRatio: month.nights / openNights };
}

/** November from Sunday to Saturday: nights sold by channel of those that could be sold. */
export function weeks() {
  return [1, 8, 15, 22, 29].map((first) => {
    const end = Math.min(first + 7, nightsInMonth + 1);
    const nightsByChannel = channels.map((channel) =>
      bookings
        .filter((booking) => booking.channel === channel)
        .reduce((sum, stay) => sum + nightsWithin(stay, first, end), 0),
    );
    const nights = nightsByChannel.reduce((sum, count) => sum + count, 0);
    const openNights = villas.length * (end - first) - nightsWithin(ownerStay, first, end);
    return { first, last: end - 1, nightsByChannel, nights, openNights };
  });
}

/** Room revenue by channel as slices of a hundred, each beginning where the one before ends. */
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
