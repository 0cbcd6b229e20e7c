import { content, contentIn } from '../content/content.ts';
import type { Content } from '../content/read-content.ts';
import { isInCalendar, overlapSites } from '../content/facts/portfolio-calendar.ts';
import type { Property } from '../content/facts/portfolio.ts';
import { mainLanguage } from '../config/routes.ts';

/*
 * The made-up portfolio of content/facts/portfolio.yaml, with the references between its entries resolved.
 * Days are days of its month; 0 and below are in the month before. Amounts are in the site's currency.
 * What is the same in every language, ids and days, has exports of its own.
 */
const { portfolio } = content;

export const { month } = portfolio;

export type { Property };

/** A booking site's id, or `direct`. */
export type Channel = string;

export interface Booking {
  id: string;
  property: Property;
  guest: string;
  channel: Channel;
  /** Day of arrival. */
  from: number;
  /** Day of departure; its night is free again. */
  to: number;
  nightlyRate: number;
}

/** Booking channels, in the order of the legend. */
export const channels: readonly Channel[] = [
  'direct',
  ...portfolio.bookingSites.map(({ id }) => id),
];

/** The calendars that the drawing of an overlap merges. */
export const overlapChannels: readonly Channel[] = [...overlapSites(portfolio), 'direct'];

/** Whether a booking is in the two weeks of the calendars. */
export function isShown(booking: Booking): boolean {
  return isInCalendar(portfolio, booking);
}

/** The days for which a booking was made. */
export function requestedDays({ id, from, to }: Booking): { from: number; to: number } {
  const { moved } = portfolio;
  return id === moved.stay ? { from: moved.from, to: moved.to } : { from, to };
}

/** Finds what the build has checked to be there. */
function find<Item>(items: readonly Item[], isMatch: (item: Item) => boolean): Item {
  const found = items.find(isMatch);
  if (found === undefined) throw new Error('The portfolio lacks an entry that it refers to.');
  return found;
}

function byId<Item extends { id: string }>(items: readonly Item[], id: string): Item {
  return find(items, (item) => item.id === id);
}

/** The portfolio with the names, the words and the formats of a language. */
function readPortfolio({ portfolio: written, bookingSites: sites, ...rest }: Content) {
  const { scenes: words, money, language } = rest;
  const { properties, pickup, moved } = written;
  const bookings: readonly Booking[] = written.stays.map((stay) => {
    const property = byId(properties, stay.property);
    return { ...stay, property, nightlyRate: stay.nightlyRate ?? property.nightlyRate };
  });
  const mainProperty = find(properties, () => true);
  const newBooking = byId(bookings, written.newBooking);
  const movedBooking = byId(bookings, moved.stay);
  const passengers = pickup.guests.map((passenger) => ({
    ...passenger,
    booking: byId(bookings, passenger.id),
  }));
  const bookingSites = written.bookingSites.map((site) => ({
    ...site,
    name: byId(sites, site.id).name,
  }));
  return {
    /** The words in the drawings. */
    words,
    /** The currency of all amounts, and the language and region that write them. */
    money,
    locale: language.locale,
    region: written.region,
    properties,
    people: written.people,
    pickup,
    day: written.day,
    ecoScore: written.ecoScore,
    experiencePackage: written.package,
    bookings,
    /** Calendars of the booking sites, in the order of the legend. */
    bookingSites,
    /** The name of a channel. */
    channelName: (channel: Channel) =>
      bookingSites.find(({ id }) => id === channel)?.name ?? words.direct,
    /** The property that most drawings follow. */
    mainProperty,
    /** The direct booking that the drawings follow, from booking to airport pickup. */
    newBooking,
    /** Leaves on the morning of that booking's arrival. */
    previousBooking: find(
      bookings,
      ({ property, to }) => property === mainProperty && to === newBooking.from,
    ),
    /** A stay that a booking site sold for nights that were taken, on its new days. */
    movedBooking,
    /** The direct booking that had those nights. */
    overlappedBooking: find(
      bookings,
      ({ property, channel, from, to }) =>
        property === movedBooking.property &&
        channel === 'direct' &&
        from < moved.to &&
        moved.from < to,
    ),
    /** Nights that the owner keeps, closed on all channels. */
    ownerStay: { ...written.ownerStay, property: byId(properties, written.ownerStay.property) },
    /** The guests of the pickup by landing time, with their bookings. */
    passengers,
    /** The guests of the new booking as passengers. */
    newPassenger: find(passengers, ({ booking }) => booking === newBooking),
    /** The main property's rates over the year, the regular one first. */
    seasons: [
      { ...words.property.regular, nightlyRate: mainProperty.nightlyRate },
      ...written.seasons.map(({ id, nightlyRate }) => ({
        ...byId(words.property.seasons, id),
        nightlyRate,
      })),
    ],
  };
}

/** The portfolio as the drawings in one language show it. */
export type Portfolio = ReturnType<typeof readPortfolio>;

const portfolios = new Map<string, Portfolio>();

/** The portfolio with the names, the words and the formats of a language, English without one. */
export function portfolioIn(language: string = mainLanguage): Portfolio {
  const known = portfolios.get(language) ?? readPortfolio(contentIn(language));
  portfolios.set(language, known);
  return known;
}
