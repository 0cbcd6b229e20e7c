import { z } from 'zod';
import { atLeast, each, exactly, flag, group, text, wordGroup } from '../fields/text.ts';

/** Texts of a drawing that need no more help than their names. */
const drawn = <Name extends string>(...names: Name[]) =>
  each(names, 'Words in the drawing. Keep them about as long as they are.');

const named = group(drawn('name', 'note'));
const tasks = atLeast(
  1,
  group({ ...drawn('at', 'task'), isDone: flag.describe('Shows the task with a check mark.') }),
)
  .max(2)
  .describe('One or two tasks of the day.');
const files = z
  .array(named.extend({ isDue: flag.describe('Marks the note as urgent.') }))
  .default([])
  .describe('Files that the drawing lists; none is fine.');
const note = text.optional().describe('What a folder holds whose files are not listed.');
const folders = atLeast(1, named.extend({ note, files })).max(4);

/** The words in the drawings of the product, by drawing. */
export const scenesSchema = group({
  direct: 'Name of the channel for bookings without a booking site.',
  guests: group('Guests who booked direct, in the calendars: at most 18 letters each.', {
    ...drawn('carter', 'rossi', 'nielsen', 'silva'),
  }),
  arrivalDay: 'The day on which the guests of the new booking arrive.',
  stay: group('The bill of a stay, at the new booking in several drawings.', {
    ...drawn('nights', 'cleaning', 'tax', 'total'),
  }),
  board: group('The booking calendar at the top of the landing page.', {
    ...drawn('owner', 'newBooking'),
  }),
  property: group('The drawing of the property module: one property.', {
    ...drawn('published', 'rooms', 'amenities', 'price'),
    seasons: exactly(3, group(drawn('name', 'dates'))).describe('Exactly three, the usual first.'),
  }),
  calendarSync: group('The drawing of the calendar module, with an overlap that is over.', {
    ...drawn('note', 'status', 'resolved', 'moved'),
  }),
  files: group('The drawing of the files module.', {
    ...drawn('title', 'upload'),
    folders: folders.describe('One to four folders of the first property.'),
  }),
  package: group('The drawing of the guest experiences module: a stay sold with experiences.', {
    ...drawn('title', 'note', 'publish', 'stay', 'sum', 'total'),
    experiences: exactly(2, named).describe('Exactly two; the drawing has their photos.'),
  }),
  ecoScore: group('The drawing of the sustainability module.', {
    ...drawn('title', 'next', 'badge', 'earned'),
    questions: exactly(3, group(drawn('name', 'why'))).describe('Exactly three, with points.'),
  }),
  jobs: wordGroup('What the people in the drawings do.', 'housekeeper'),
  team: group('The drawing of the team module, with a message.', {
    ...drawn('note', 'next', 'to', 'comment'),
    ...each(['housekeeper', 'secondHousekeeper'], tasks),
  }),
  pickup: group('The drawing of the transportation module.', {
    ...drawn('title', 'vehicle'),
    stops: exactly(4, group(drawn('at', 'where', 'what'))).describe('Exactly four, by time.'),
  }),
  bookingTag: group('The drawing of the booking system: the tag of a booking.', {
    ...drawn('stay'),
    checks: exactly(3, text).describe('Exactly three, about as long as they are.'),
  }),
  chat: group('The drawing of guest communication: a question and a quick reply.', {
    ...drawn('question', 'answer', 'thanks', 'saved'),
    replies: exactly(3, text).describe('Exactly three, the one that was used first.'),
  }),
  year: group('The drawing of the reports: a year of occupancy.', {
    ...drawn('slow', 'empty', 'full'),
  }),
});

export type SceneWords = z.output<typeof scenesSchema>;
