import { z } from 'zod';
import { each, group, name, text, wordGroup, words } from '../fields/text.ts';

/** Texts in a picture whose names say enough. */
const drawn = <Name extends string>(...names: Name[]) =>
  each(names, 'Words in the picture. Keep them about as long as they are now.');

const lines = (count: number) =>
  z.array(text).length(count).describe(`Exactly ${count}, about as long as they are now.`);

/** The words in the pictures of the product, by picture. */
export const picturesSchema = group({
  direct: 'Name of the channel for bookings without a booking site.',
  arrivalDay: 'The day on which the guests of the new booking arrive.',
  board: wordGroup('The booking calendar in the hero.', 'owner', 'newBooking'),
  corePlatform: group('One property with its prices.', {
    ...drawn('status', 'rooms', 'prices'),
    amenities: lines(3),
    seasons: lines(3),
  }),
  calendarSync: group('A month of bookings, with an overlap that was resolved.', {
    ...drawn('note', 'status', 'repair', 'overlap', 'resolved'),
    feeds: lines(4),
  }),
  files: group('The files of a property.', {
    ...drawn('title', 'upload', 'due'),
    folders: lines(6),
    files: z.array(group(drawn('name', 'note'))).length(3),
    permit: group('An official permit, in the language of the authorities on every site.', {
      ...each(['title', 'office'], name),
      lines: z.array(group(each(['label', 'value'], name))).length(3),
    }),
  }),
  team: group('A day of tasks.', {
    ...drawn('next', 'housekeeper', 'driver', 'linens', 'secondCleaning', 'firstCleaning'),
    ...drawn('gas', 'pickup'),
    arrives: words('Who arrives.', 'guest'),
    list: lines(3),
  }),
  experiences: group('A stay sold with experiences.', {
    ...drawn('title', 'note', 'publish', 'perGuest', 'full', 'rafting', 'cooking', 'nights'),
    ...drawn('total'),
    left: words('The number of places left on a day.', 'count'),
  }),
  transportation: group('A pickup run on a map.', {
    ...drawn('title', 'vehicle', 'drive', 'airport'),
    lands: words('A flight that arrives.', 'flight'),
  }),
  sustainability: group('The eco-score of a property.', {
    ...drawn('title', 'badge', 'outOf', 'badgeFrom'),
    of: words('After the points of an answer: the most that it can get.', 'most'),
    dry: words('A season.', 'year'),
    wet: words('A season.', 'year'),
    answers: lines(3),
  }),
  bookingTag: group('A tag with a booking.', { ...drawn('nights'), checks: lines(3) }),
  guestChat: group('A question and a saved reply.', {
    ...drawn('question', 'answer', 'thanks', 'saved'),
    replies: z.array(text).length(3).describe('Exactly three; the first is the one that was used.'),
  }),
  occupancyMap: wordGroup('A year of occupancy.', 'slow', 'empty', 'full'),
});
