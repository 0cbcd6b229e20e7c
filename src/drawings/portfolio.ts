import type { GuestId, PropertyId } from '../content/facts/portfolio.ts';
import type { Content } from '../content/read-content.ts';
import type { Channel } from '../ui/bars.tsx';

/* The stays in the drawings and pictures, at the properties in content/facts/portfolio.yaml. Days are days of November 2026. The
   calendars show the 2nd to the 19th. */

/** Formats a day of November 2026. */
export const inNovember = (day: number, locale: string, options: Intl.DateTimeFormatOptions) =>
  new Date(Date.UTC(2026, 10, day)).toLocaleDateString(locale, { ...options, timeZone: 'UTC' });

/** Formats a range of days in November 2026: `Nov 9–12`. */
export const formatNovemberRange = (from: number, to: number, locale: string) =>
  new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' })
    .formatRange(Date.UTC(2026, 10, from), Date.UTC(2026, 10, to))
    .replaceAll(/\s*–\s*/g, '–');

/** The name of each channel. Another company can have other booking sites. */
export function getChannelNames({ bookingSites, pictures }: Content): Record<Channel, string> {
  const [airbnb = '', booking = airbnb, vrbo = booking] = bookingSites.map(({ name }) => name);
  return { direct: pictures.direct, airbnb, booking, vrbo };
}

/** Formats a month from 0 to 11: `Jan` or `J`. */
export const formatMonth = (month: number, locale: string, style: 'short' | 'narrow') =>
  new Date(Date.UTC(2027, month)).toLocaleDateString(locale, { month: style, timeZone: 'UTC' });

/** Formats an hour such as 13.5: `1:30 PM`. */
export const formatHour = (hour: number, locale: string) =>
  new Date(Date.UTC(2026, 10, 9, 0, Math.round(hour * 60))).toLocaleTimeString(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });

/** A booking in the calendars. Only direct bookings have the guest's name, because iCal carries only dates. */
export interface Stay {
  channel: Channel;
  guest?: GuestId;
  /** Day of arrival. Days before 1 are in the previous month. */
  from: number;
  /** Day of departure. The night after it is not part of the stay. */
  to: number;
}

/** The label of a stay: the guest if it was booked direct, or else the booking site. */
export const getStayLabel = ({ channel, guest }: Stay, content: Content) =>
  guest ? content.portfolio.guests[guest] : getChannelNames(content)[channel];

/** The direct booking that several drawings follow, from its price to the airport pickup. */
export const newStay: Stay = { channel: 'direct', guest: 'first', from: 9, to: 12 };

/** The other stays at the first property. */
export const takenStays: readonly Stay[] = [
  { channel: 'vrbo', from: -1, to: 5 },
  { channel: 'booking', from: 5, to: 9 },
  { channel: 'airbnb', from: 13, to: 17 },
];

/** The stays at each property, sorted by arrival. */
export const staysByProperty: Readonly<Record<PropertyId, readonly Stay[]>> = {
  first: [...takenStays.slice(0, 2), newStay, ...takenStays.slice(2)],
  second: [
    { channel: 'booking', from: 1, to: 5 },
    { channel: 'airbnb', from: 5, to: 9 },
    { channel: 'direct', guest: 'second', from: 9, to: 14 },
    { channel: 'booking', from: 14, to: 18 },
    { channel: 'vrbo', from: 19, to: 23 },
  ],
  third: [
    { channel: 'vrbo', from: 3, to: 8 },
    { channel: 'direct', guest: 'third', from: 11, to: 16 },
    { channel: 'airbnb', from: 17, to: 22 },
  ],
  fourth: [
    { channel: 'booking', from: 1, to: 5 },
    { channel: 'direct', guest: 'fourth', from: 6, to: 9 },
    { channel: 'airbnb', from: 10, to: 15 },
    { channel: 'vrbo', from: 16, to: 19 },
  ],
};

/** The hours at which the guests of November 9 arrive at their properties. */
export const arrivals = { second: 15 + 40 / 60, first: 16 + 55 / 60 } as const;

/** The owner's own stay at the third property. It is closed on all channels. */
export const ownerStay = { from: 8, to: 11 };

/** The price of a night at the first property in the regular season, in dollars. */
export const nightlyRate = 150;

const cleaningFee = 40;
const taxRate = 0.1;

/** Calculates the bill for a stay there, in whole dollars. Tax is charged on nights and cleaning. */
export function calculateBill({ from, to }: Pick<Stay, 'from' | 'to'>) {
  const rooms = (to - from) * nightlyRate;
  const tax = Math.round((rooms + cleaningFee) * taxRate);
  return { rooms, cleaning: cleaningFee, tax, total: rooms + cleaningFee + tax };
}
