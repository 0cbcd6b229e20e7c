import { z } from 'zod';
import { id, name, text, translatableName } from '../fields/text.ts';

/** A name or text short enough for its place in the drawings. */
const shortName = (letters: number) => name.max(letters);
const short = (letters: number) => text.max(letters);

const amount = z.number().positive().max(99_999);
const count = z.number().int().positive().max(99);
const day = z.number().int().min(-30).max(61);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as 14:30');

const days = z.strictObject({ from: day, to: day });

/** Half hours of the timeline from 11:00 to 17:00. */
const halfHour = z
  .string()
  .regex(/^(1[1-6]:[03]0|17:00)$/, 'expected a half hour from 11:00 to 17:00, such as 14:30');
const hours = z.strictObject({ from: halfHour, to: halfHour });

/** The made-up portfolio that all drawings of the product share. */
export const portfolioSchema = z.strictObject({
  month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'expected a month such as 2026-11'),
  region: translatableName.max(20),
  properties: z
    .array(
      z.strictObject({
        id,
        name: shortName(18),
        place: shortName(14),
        nightlyRate: amount,
        cleaningFee: amount.describe('Charged once for each stay.'),
        bedrooms: count,
        bathrooms: count,
        sleeps: count,
        files: count.describe('The number of files in its folder.'),
      }),
    )
    .min(3)
    .max(5),
  seasons: z
    .array(z.strictObject({ id, nightlyRate: amount }))
    .min(1)
    .max(3),
  bookingSites: z
    .array(
      z.strictObject({
        id: id.describe('Id of a booking site in facts/booking-sites.yaml.'),
        calendar: shortName(40).describe('An example of a link to its iCal calendar.'),
        syncedMinutesAgo: count,
      }),
    )
    .length(3),
  stays: z.array(
    z.strictObject({
      id: id.describe('The name that other entries use for the stay.'),
      property: id,
      guest: translatableName.max(18),
      channel: id.describe('direct, or the id of a booking site.'),
      from: day.describe('Day of arrival; 0 is the last day of the month before.'),
      to: day.describe('Day of departure; its night is free again.'),
      nightlyRate: amount.optional().describe("If it differs from the property's."),
    }),
  ),
  ownerStay: days.extend({ property: id }).describe('Nights that an owner keeps.'),
  newBooking: id.describe('Id of the direct booking that the drawings follow.'),
  moved: days.extend({ stay: id }).describe('A stay that was first sold for other days.'),
  people: z.strictObject({
    manager: shortName(18),
    housekeeper: shortName(18),
    secondHousekeeper: shortName(18),
    caretaker: shortName(18),
    driver: shortName(18),
  }),
  day: z.strictObject({ turnover: hours, caretaker: hours, pickup: hours }),
  pickup: z.strictObject({
    plate: shortName(12),
    seats: count,
    airport: shortName(8),
    leavesAirport: time,
    guests: z
      .array(
        z.strictObject({
          id: id.describe('Id of their stay.'),
          called: short(14),
          count,
          flight: shortName(8),
          lands: time,
          arrives: time,
        }),
      )
      .length(2),
  }),
  package: z.strictObject({
    nights: count,
    guests: count,
    experiences: z.array(amount).length(2),
    pickup: amount,
  }),
  ecoScore: z.strictObject({
    badgeFrom: count,
    points: z.array(z.strictObject({ points: count, of: count })).length(4),
  }),
});

export type Portfolio = z.output<typeof portfolioSchema>;
export type Property = Portfolio['properties'][number];
export type Stay = Portfolio['stays'][number];
