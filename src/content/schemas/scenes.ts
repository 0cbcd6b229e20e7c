import { z } from 'zod';
import { each, group, name, text, wordGroup, words } from '../fields/text.ts';

/** Texts in a drawing whose names say enough. */
const drawn = <Name extends string>(...names: Name[]) =>
  each(names, 'Words in the drawing. Keep them about as long as they are now.');

const named = group(drawn('name', 'note'));
const timed = group(drawn('task', 'at'));
const lines = (count: number) =>
  z.array(text).length(count).describe(`Exactly ${count}, about as long as they are now.`);

/** The copy in the drawings of the product, by drawing. */
export const scenesSchema = group({
  direct: 'Name of the channel for bookings without a booking site.',
  arrivalDay: 'The day on which the guests of the new booking arrive.',
  stay: group('The bill for a stay: the new booking in several drawings.', {
    ...drawn('nights', 'cleaning', 'tax', 'total'),
  }),
  board: group('The booking calendar at the top of the landing page.', {
    ...drawn('owner', 'newBooking'),
  }),
  property: group('The drawing of the property module: one property.', {
    ...drawn('published', 'rooms', 'unitsTitle', 'amenitiesTitle', 'price', 'closedDay'),
    units: z.array(named).length(2).describe('Exactly two.'),
    amenities: lines(5),
    seasons: z
      .array(group(drawn('name', 'dates')))
      .length(3)
      .describe('Exactly three, the regular season first.'),
  }),
  calendarSync: group('The drawing of the calendar module, with an overlap that was resolved.', {
    ...drawn('note', 'status', 'repair', 'moved', 'overlap', 'resolved', 'stays', 'agreed'),
    feeds: lines(4),
  }),
  files: group('The drawing of the files module.', {
    ...drawn('title', 'note', 'upload', 'drop', 'flag'),
    folders: lines(6),
    files: z
      .array(
        named.extend({ isDue: z.boolean().default(false).describe('Marks the note as urgent.') }),
      )
      .length(5),
    facts: z
      .array(group(drawn('label', 'value')))
      .length(3)
      .describe('Exactly three.'),
    permit: group('An official permit, in the language of the authorities on every site.', {
      ...each(['title', 'office'], name),
      lines: z
        .array(group(each(['label', 'value'], name)))
        .length(4)
        .describe('Exactly four.'),
    }),
  }),
  package: group('The drawing of the guest experiences module: a stay sold with experiences.', {
    ...drawn('title', 'note', 'publish', 'perGuest', 'full', 'onePrice'),
    left: words('The number of places left on a day.', 'count'),
    experiences: z.array(named).length(2).describe('Exactly two; the drawing has their photos.'),
    parts: z.array(named).length(3).describe('Exactly three: what the package contains.'),
  }),
  ecoScore: group('The drawing of the sustainability module.', {
    ...drawn('title', 'badge', 'outOf', 'history', 'badgeFrom', 'next', 'dry', 'wet'),
    of: words('After the points of an answer: the most that it can get.', 'most'),
    questions: z
      .array(group(drawn('name', 'why')))
      .length(3)
      .describe('Exactly three, with points.'),
    steps: lines(4),
  }),
  jobs: wordGroup('What the people in the drawings do.', 'housekeeper', 'driver'),
  team: group('The drawing of the team module: a day, with a message.', {
    ...drawn('note', 'next', 'priority', 'comment', 'commentAt', 'familyArrival', 'coupleArrival'),
    ...each(['restock', 'linens', 'secondCleaning', 'firstCleaning', 'gas', 'pickup'], timed),
    secondList: lines(3),
    firstList: lines(4),
    pickupNote: 'What the pickup is about.',
  }),
  pickup: group('The drawing of the transportation module.', {
    ...drawn('title', 'vehicle', 'drive', 'airport', 'flights', 'seats', 'rack'),
    stops: z
      .array(group(drawn('at', 'where', 'what')))
      .length(4)
      .describe('Exactly four, by time.'),
  }),
  bookingTag: group('The drawing of the booking system: a tag with a booking.', {
    ...drawn('stay'),
    checks: lines(3),
  }),
  chat: group('The drawing of guest communication: a question and a quick reply.', {
    ...drawn('question', 'answer', 'thanks', 'saved'),
    replies: z.array(text).length(3).describe('Exactly three; the first is the one that was used.'),
  }),
  year: group('The drawing of the reports: a year of occupancy.', {
    ...drawn('slow', 'empty', 'full'),
  }),
});
