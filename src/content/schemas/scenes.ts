import { z } from 'zod';
import { ContentError } from '../parse/content-error.ts';
import { exactly, id, template, text } from '../fields/text.ts';

const season = z.strictObject({ name: text, dates: text });
const task = z.strictObject({ at: text, task: text, isDone: z.boolean().default(false) });
const listedFile = z.strictObject({ name: text, note: text, isDue: z.boolean().default(false) });

/** The words in the drawings of the product, by drawing. */
export const scenesSchema = z.strictObject({
  direct: text,
  day: template('weekday', 'day', 'month'),
  stay: z.strictObject({ nights: template('nights', 'price'), cleaning: text, total: text }),
  board: z.strictObject({ today: text, owner: text, newBooking: text, sold: template('direct') }),
  property: z.strictObject({
    published: text,
    rooms: text,
    amenities: text,
    price: text,
    regular: season,
    seasons: z.array(season.extend({ id })),
    availability: text,
  }),
  calendarSync: z.strictObject({
    note: text,
    status: text,
    resolved: template('day'),
    moved: template('requested', 'dates'),
  }),
  files: z.strictObject({
    title: text,
    note: text,
    upload: text,
    folders: z
      .array(z.strictObject({ name: text, note: text, files: z.array(listedFile) }))
      .min(1)
      .max(4),
    otherProperty: template('place', 'files'),
  }),
  package: z.strictObject({
    title: text,
    note: template('guests'),
    publish: text,
    experiences: exactly(2, z.strictObject({ name: text, note: text })),
    pickup: template('price'),
    stay: template('nights'),
    sum: text,
    total: text,
  }),
  ecoScore: z.strictObject({
    title: text,
    next: text,
    badge: text,
    earned: template('points'),
    questions: exactly(4, z.strictObject({ name: text, why: text })),
  }),
  jobs: z.strictObject({ manager: text, housekeeper: text, caretaker: text, driver: text }),
  team: z.strictObject({
    note: text,
    next: template('time'),
    housekeeper: exactly(2, task),
    secondHousekeeper: exactly(2, task),
    to: template('driver'),
    comment: text,
  }),
  pickup: z.strictObject({
    title: text,
    vehicle: text,
    lands: template('flight'),
    guests: template('guest', 'count'),
    leaves: text,
    seats: template('taken', 'seats'),
  }),
  listing: z.strictObject({
    title: text,
    note: text,
    publish: text,
    name: text,
    place: text,
    bedrooms: text,
    sleeps: text,
    regular: text,
    high: text,
    amenities: text,
    amenitiesListed: text,
  }),
  calendars: z.strictObject({
    title: text,
    status: text,
    synced: template('minutes'),
    own: text,
    copy: text,
    taken: template('days'),
  }),
  booking: z.strictObject({
    new: text,
    arrive: text,
    arrival: template('day', 'flight', 'time'),
    leave: text,
    guests: text,
    adults: template('count'),
  }),
  brief: z.strictObject({
    checkOut: template('time', 'channel'),
    checkIn: template('time', 'guest'),
    turnover: template('from', 'to'),
    turnoverTask: text,
    caretaker: text,
    caretakerTask: template('to'),
    pickup: template('lands', 'flight'),
    pickupTask: template('guest'),
  }),
  month: z.strictObject({
    note: template('count', 'nights'),
    occupancy: text,
    rate: text,
    revenue: text,
    direct: text,
    property: text,
    nightsHeading: text,
    revenueHeading: text,
    nights: template('nights', 'open'),
    payouts: text,
  }),
});

export type SceneWords = z.output<typeof scenesSchema>;

/**
 * Checks that each season of the portfolio has words, and no other has.
 * @throws {ContentError} naming the field.
 */
export function checkSeasons(
  file: string,
  words: SceneWords,
  seasons: readonly { id: string }[],
): void {
  const named = words.property.seasons.map((each) => each.id).join(', ');
  const needed = seasons.map((each) => each.id).join(', ');
  if (named === needed) return;
  throw new ContentError(
    { file, field: 'property.seasons' },
    `expected the seasons of facts/portfolio.yaml in their order, ${needed}, got ${named || 'none'}.`,
  );
}
