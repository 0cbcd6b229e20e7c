import { z } from 'zod';
import { ContentError } from '../parse/content-error.ts';
import { exactly, id, template, text } from '../fields/text.ts';
import { drawingNote, drawingTitle, drawnButton, tourScenes } from './tour-scenes.ts';

const season = z.strictObject({
  name: text.describe('One word, if possible.'),
  dates: text.describe('When it begins and ends, in short: 1 Jul – 31 Aug.'),
});
const task = z.strictObject({
  at: text.describe('The time or the hours: 08:30, or 10:30–14:30.'),
  task: text.describe('What there is to do, in a few words.'),
  isDone: z.boolean().default(false).describe('Shows the task with a check mark.'),
});
const listedFile = z.strictObject({
  name: text.describe('Name of the file, with its ending: Land lease.pdf.'),
  note: text.describe('Its date, or what is to be done with it.'),
  isDue: z.boolean().default(false).describe('Marks the note as urgent.'),
});

const job = text.describe("Below the person's name, in one to three words.");

/** The words in the drawings of the product, by drawing. */
export const scenesSchema = z.strictObject({
  direct: text.describe('Name of the channel for bookings without a booking site.'),
  day: template('weekday', 'day', 'month').describe(
    'How the drawings write a day: {weekday}, {day} and {month} in the order of the language.',
  ),
  stay: z
    .strictObject({
      nights: template('nights', 'price').describe(
        'First line of the bill: {nights} and the {price} of one.',
      ),
      cleaning: text.describe('Line of the bill with the cleaning fee.'),
      tax: text.describe('Line of the bill with the tax.'),
      total: text.describe('Last line of the bill.'),
    })
    .describe('The bill of a stay, at the new booking in several drawings.'),
  board: z
    .strictObject({
      today: text.describe('Marks one day of the calendar.'),
      owner: text.describe('On the nights that an owner keeps.'),
      newBooking: text.describe('Title of the card with the new booking.'),
      sold: template('direct').describe(
        'Below the calendar, after the number of nights; {direct} of them are booked direct.',
      ),
    })
    .describe('The booking calendar at the top of the landing page.'),
  property: z
    .strictObject({
      published: text.describe('Mark beside the name of the property.'),
      rooms: text.describe('Bedrooms, bathrooms and guests, which come from facts.'),
      amenities: text.describe('A short list, separated by commas.'),
      price: text.describe('Heading above the prices by season.'),
      regular: season.describe('The season without a price of its own.'),
      seasons: z
        .array(season.extend({ id }))
        .describe(
          'One entry for each season of facts/portfolio.yaml, with its id and in its order.',
        ),
      availability: text.describe('Heading above the small calendar.'),
    })
    .describe('The drawing of the property module: one property.'),
  calendarSync: z
    .strictObject({
      note: drawingNote,
      status: text.describe('Says that the iCal links work.'),
      resolved: template('day').describe('Says that an overlap on {day} is over.'),
      moved: template('dates').describe('What became of the stay: it is now on {dates}.'),
    })
    .describe('The drawing of the calendar module.'),
  files: z
    .strictObject({
      title: drawingTitle,
      note: drawingNote,
      upload: drawnButton,
      folders: z
        .array(
          z.strictObject({
            name: text.describe('One or two words.'),
            note: text.describe('Who may open it, or how many files it has.'),
            files: z.array(listedFile).describe('Files that the drawing lists; none is fine.'),
          }),
        )
        .min(1)
        .max(4)
        .describe('One to four folders of the first property.'),
      otherProperty: template('place', 'files').describe(
        'Beside each other property: its {place} and how many {files} it has.',
      ),
    })
    .describe('The drawing of the files module.'),
  package: z
    .strictObject({
      title: drawingTitle,
      note: template('guests').describe('Small print beside the title; {guests} is their number.'),
      publish: drawnButton,
      experiences: exactly(
        2,
        z.strictObject({
          name: text.describe('Two to four words.'),
          note: text.describe('Seats, times or how to book, in a few words.'),
        }),
      ).describe('Exactly two, in the order of their prices in facts/portfolio.yaml.'),
      pickup: template('price').describe('The airport pickup, at {price} for one trip.'),
      stay: template('nights').describe('Line of the bill with the {nights} at the property.'),
      sum: text.describe('Line of the bill with all experiences.'),
      total: text.describe('Last line of the bill.'),
    })
    .describe('The drawing of the guest experiences module: a stay sold with experiences.'),
  ecoScore: z
    .strictObject({
      title: drawingTitle,
      next: text.describe('The next step, and the points that it would add.'),
      badge: text.describe('Name of the badge that a property earns.'),
      earned: template('points').describe('Below the badge: the {points} that it takes.'),
      questions: exactly(
        4,
        z.strictObject({
          name: text.describe('One word.'),
          why: text.describe('What earned the points, in up to eight words.'),
        }),
      ).describe('Exactly four, in the order of their points in facts/portfolio.yaml.'),
    })
    .describe('The drawing of the sustainability module.'),
  jobs: z
    .strictObject({ manager: job, housekeeper: job, caretaker: job, driver: job })
    .describe('What the people of facts/portfolio.yaml do.'),
  team: z
    .strictObject({
      note: drawingNote,
      next: template('time').describe('Says when the next guests check in, at {time}.'),
      housekeeper: exactly(2, task).describe("Exactly two tasks of the first housekeeper's day."),
      secondHousekeeper: exactly(2, task).describe(
        "Exactly two tasks of the second housekeeper's day.",
      ),
      to: template('driver').describe('Above the message to the {driver}.'),
      comment: text.describe('The message, in one or two short sentences.'),
    })
    .describe('The drawing of the team module.'),
  pickup: z
    .strictObject({
      title: drawingTitle,
      vehicle: text.describe('Kind of vehicle, before its license plate.'),
      lands: template('flight').describe('A stop at the airport, when {flight} lands.'),
      guests: template('guest', 'count').describe('The {guest} of a stop and their {count}.'),
      leaves: text.describe('The stop at which the van leaves the airport.'),
      seats: template('taken', 'seats').describe('How many of the {seats} are {taken}.'),
    })
    .describe('The drawing of the transportation module.'),
  ...tourScenes,
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
