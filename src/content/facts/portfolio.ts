import { z } from 'zod';
import { id, name, text, translatableName } from '../fields/text.ts';

/** A name or text short enough for its place in the drawings. */
const shortName = (letters: number) => name.max(letters);
const short = (letters: number) => text.max(letters);

const amount = z.number().positive().max(99_999);
const count = z.number().int().positive().max(99);
const day = z.number().int().min(-30).max(61);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as 14:30');

const arrivalDay = day.describe(
  'Day of the month on which it begins; 0 is the last day of the month before.',
);
const departureDay = day.describe('Day of departure; its night is free again.');
const days = z.strictObject({ from: arrivalDay, to: departureDay });

/** Half hours of the timeline from 11:00 to 17:00. */
const halfHour = z
  .string()
  .regex(/^(1[1-6]:[03]0|17:00)$/, 'expected a half hour from 11:00 to 17:00, such as 14:30');
const hours = z.strictObject({
  from: halfHour.describe('When it begins: a half hour from 11:00 to 17:00.'),
  to: halfHour.describe('When it ends: a half hour from 11:00 to 17:00.'),
});

const person = shortName(18).describe('First and last name, at most 18 characters.');

/** The made-up portfolio that all drawings of the product share. */
export const portfolioSchema = z.strictObject({
  month: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'expected a month such as 2026-11')
    .describe(
      "Year and month, such as 2026-11. Calendars show two weeks from the month's first Monday; the day marked as today is a Friday.",
    ),
  region: translatableName
    .max(20)
    .describe('Where the properties are, in at most 20 characters: Bali.'),
  properties: z
    .array(
      z.strictObject({
        id,
        name: shortName(18).describe('At most 18 characters, as the drawings show it.'),
        place: shortName(14).describe('Town, in at most 14 characters.'),
        nightlyRate: amount.describe('Price of a night in the regular season.'),
        cleaningFee: amount.describe('Charged once for each stay.'),
        bedrooms: count.describe('1 to 99. The drawing of the property lists it.'),
        bathrooms: count.describe('1 to 99. The drawing of the property lists it.'),
        sleeps: count.describe('The most guests it takes.'),
        files: count.describe('The number of files in its folder.'),
      }),
    )
    .min(3)
    .max(5)
    .describe('Three to five. Most drawings follow the first one.'),
  seasons: z
    .array(z.strictObject({ id, nightlyRate: amount.describe('Price of a night in this season.') }))
    .min(1)
    .max(3)
    .describe(
      "One to three seasons with other rates for the first property. Their words are in the site's scenes, in the same order.",
    ),
  bookingSites: z
    .array(
      z.strictObject({
        id: id.describe('Id of a booking site in facts/booking-sites.yaml.'),
        calendar: shortName(40).describe('An example of a link to its iCal calendar.'),
        syncedMinutesAgo: count.describe('How many minutes ago its calendar was last read.'),
      }),
    )
    .length(3)
    .describe('Exactly three, whose calendars the drawings connect.'),
  stays: z
    .array(
      z.strictObject({
        id: id.describe('The name that other entries use for the stay.'),
        property: id,
        guest: translatableName.max(18).describe('At most 18 characters. Each guest has one stay.'),
        channel: id.describe('direct, or the id of a booking site.'),
        from: day.describe('Day of arrival; 0 is the last day of the month before.'),
        to: departureDay,
        nightlyRate: amount.optional().describe("If it differs from the property's."),
      }),
    )
    .describe('Bookings in the calendars. Stays at the same property must not overlap.'),
  ownerStay: days
    .extend({ property: id })
    .describe('Nights that an owner keeps, closed on all channels.'),
  newBooking: id.describe(
    'Id of the direct booking that the drawings follow. It is at the first property, and another guest leaves on the day of arrival.',
  ),
  moved: days
    .extend({ stay: id.describe('Id of a stay from a booking site.') })
    .describe(
      'A stay that a booking site first sold for other days, over a direct booking of the same property. Old and new days are in the second week of the calendars.',
    ),
  people: z
    .strictObject({
      manager: person,
      housekeeper: person,
      secondHousekeeper: person,
      caretaker: person,
      driver: person,
    })
    .describe('The team in the drawings; their jobs are named in the scenes.'),
  day: z
    .strictObject({
      turnover: hours.describe('Cleaning between two stays.'),
      caretaker: hours.describe('Work on the pool and the garden.'),
      pickup: hours.describe('The drive to the airport and to the properties.'),
    })
    .describe('Work on the day on which the guests of the new booking arrive.'),
  pickup: z
    .strictObject({
      plate: shortName(12).describe("The van's license plate, at most 12 characters."),
      seats: count.describe('Seats for guests; all groups together must fit.'),
      airport: shortName(8).describe('Code of the airport, such as DPS.'),
      leavesAirport: time.describe('When the van leaves, such as 14:50: after the last landing.'),
      guests: z
        .array(
          z.strictObject({
            id: id.describe('Id of a stay that begins that day.'),
            called: short(14).describe('What the team calls them, after “the”: Carters.'),
            count: count.describe('How many people they are.'),
            flight: shortName(8).describe('Flight number, such as GA 412.'),
            lands: time.describe('When the flight lands, such as 14:20.'),
            arrives: time.describe('When they reach their property, such as 16:30.'),
          }),
        )
        .length(2)
        .describe('Exactly two groups, in the order in which they land and are dropped off.'),
    })
    .describe("The driver's run on that day."),
  package: z
    .strictObject({
      nights: count.describe('Nights that it includes.'),
      guests: count.describe('How many people it is for.'),
      experiences: z
        .array(amount)
        .length(2)
        .describe('Exactly two prices for one guest, in the order of the names in the scenes.'),
      pickup: amount.describe('Price of the airport pickup, for one trip.'),
    })
    .describe('A stay at the first property, sold with experiences at one price.'),
  ecoScore: z
    .strictObject({
      badgeFrom: count.describe('Points of 100 from which a property has the badge.'),
      points: z
        .array(
          z.strictObject({
            points: count.describe('What the property earned.'),
            of: count.describe('The most that the question gives.'),
          }),
        )
        .length(4)
        .describe('Exactly four, in the order of the questions in the scenes.'),
    })
    .describe("The first property's eco-score."),
});

export type Portfolio = z.output<typeof portfolioSchema>;
export type Property = Portfolio['properties'][number];
export type Stay = Portfolio['stays'][number];
