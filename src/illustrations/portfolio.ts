import { content } from '../content/content.ts';
import { isInCalendar, overlapSites } from '../content/facts/portfolio-calendar.ts';
import type { Property } from '../content/facts/portfolio.ts';

/*
 * The made-up portfolio of content/facts/portfolio.yaml, with the references between its entries resolved.
 * Days are days of its month; 0 and below are in the month before. Amounts are in the site's currency.
 */
const { portfolio } = content;

export const { month, region, properties, people, pickup, day, ecoScore } = portfolio;
export const experiencePackage = portfolio.package;

/** The currency of all amounts. */
export const { currency } = content.terms;

/** The words in the drawings. */
export const words = content.scenes;

export type { Property };

/** A booking site's id, or `direct`. */
export type Channel = string;

export interface Booking {
  property: Property;
  guest: string;
  channel: Channel;
  /** Day of arrival. */
  from: number;
  /** Day of departure; its night is free again. */
  to: number;
  nightlyRate: number;
}

/** Finds what the build has checked to be there. */
function find<Item>(items: readonly Item[], isMatch: (item: Item) => boolean): Item {
  const found = items.find(isMatch);
  if (found === undefined) throw new Error('The portfolio lacks an entry that it refers to.');
  return found;
}

const propertyOf = (id: string) => find(properties, (property) => property.id === id);

/** Calendars of the booking sites, in the order of the legend. */
export const bookingSites = portfolio.bookingSites.map((site) => ({
  ...site,
  name: find(content.bookingSites, ({ id }) => id === site.id).name,
}));

/** Booking channels, in the order of the legend. */
export const channels: readonly Channel[] = ['direct', ...bookingSites.map(({ id }) => id)];

/** The calendars that the drawing of an overlap merges. */
export const overlapChannels: readonly Channel[] = [...overlapSites(portfolio), 'direct'];

/** Whether a booking is in the two weeks of the calendars. */
export function isShown(booking: Booking): boolean {
  return isInCalendar(portfolio, booking);
}

/** The name of a channel. */
export function channelName(channel: Channel): string {
  return bookingSites.find(({ id }) => id === channel)?.name ?? words.direct;
}

export const bookings: readonly Booking[] = portfolio.stays.map((stay) => {
  const property = propertyOf(stay.property);
  return { ...stay, property, nightlyRate: stay.nightlyRate ?? property.nightlyRate };
});

const bookingBy = (guest: string) => find(bookings, (booking) => booking.guest === guest);

/** The property that most drawings follow. */
export const mainProperty = find(properties, () => true);

/** The direct booking that the drawings follow, from booking to airport pickup. */
export const newBooking = bookingBy(portfolio.newBooking);

/** Leaves on the morning of that booking's arrival. */
export const previousBooking = find(
  bookings,
  ({ property, to }) => property === mainProperty && to === newBooking.from,
);

/** A stay that a booking site sold for nights that were taken, on its new days. */
export const movedBooking = bookingBy(portfolio.moved.guest);

/** The days for which a booking was made. */
export function requestedDays({ from, to, guest }: Booking): { from: number; to: number } {
  return guest === movedBooking.guest
    ? { from: portfolio.moved.from, to: portfolio.moved.to }
    : { from, to };
}

/** The direct booking that had those nights. */
export const overlappedBooking = find(
  bookings,
  ({ property, channel, from, to }) =>
    property === movedBooking.property &&
    channel === 'direct' &&
    from < portfolio.moved.to &&
    portfolio.moved.from < to,
);

/** Nights that the owner keeps, closed on all channels. */
export const ownerStay = {
  ...portfolio.ownerStay,
  property: propertyOf(portfolio.ownerStay.property),
};

/** The guests of the pickup by landing time, with their bookings. */
export const passengers = pickup.guests.map((passenger) => ({
  ...passenger,
  booking: bookingBy(passenger.guest),
}));

/** The guests of the new booking as passengers. */
export const newPassenger = find(passengers, ({ booking }) => booking === newBooking);

/** The main property's rates over the year, the regular one first. */
export const seasons = [
  { ...words.property.regular, nightlyRate: mainProperty.nightlyRate },
  ...portfolio.seasons.map(({ id, nightlyRate }) => ({
    ...find(words.property.seasons, (season) => season.id === id),
    nightlyRate,
  })),
];
