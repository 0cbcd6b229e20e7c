import { z } from 'zod';
import { exactly, template, text } from '../fields/text.ts';
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

const guest = text.describe('At most 18 letters.');

const job = text.describe("Below the person's name, in one to three words.");

/** The words in the drawings of the product, by drawing. */
export const scenesSchema = z.strictObject({
  direct: text.describe('Name of the channel for bookings without a booking site.'),
  guests: z
    .strictObject({ carter: guest, rossi: guest, nielsen: guest, silva: guest })
    .describe('Guests who booked direct, whose names the calendars show.'),
  arrivalDay: text.describe('The day on which the guests of the new booking arrive.'),
  stay: z
    .strictObject({
      nights: template('price').describe(
        'First line of the bill: three nights and the {price} of one.',
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
      fortnight: text.describe('Title: the first and the last day of two weeks.'),
      week: text.describe('Title on a phone: the first and the last day of one week.'),
      sold: text.describe('Below the calendar, after the number of nights.'),
    })
    .describe('The booking calendar at the top of the landing page.'),
  property: z
    .strictObject({
      published: text.describe('Mark beside the name of the property.'),
      rooms: text.describe('Bedrooms, bathrooms and guests.'),
      amenities: text.describe('A short list, separated by commas.'),
      price: text.describe('Heading above the prices by season.'),
      seasons: exactly(4, season).describe('Exactly four, the usual one first.'),
      availability: text.describe('Heading above the small calendar.'),
    })
    .describe('The drawing of the property module: one property.'),
  calendarSync: z
    .strictObject({
      note: drawingNote,
      status: text.describe('Says that the iCal links work.'),
      resolved: text.describe('Says that an overlap on a day is over.'),
      moved: text.describe('What became of the stay: it is now on other days.'),
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
      note: drawingNote,
      publish: drawnButton,
      experiences: exactly(
        2,
        z.strictObject({
          name: text.describe('Two to four words.'),
          note: text.describe('Seats, times or how to book, in a few words.'),
        }),
      ).describe('Exactly two; the drawing has their photos.'),
      pickup: template('price').describe('The airport pickup, at {price} for one trip.'),
      stay: text.describe('Line of the bill with the nights at the property.'),
      sum: text.describe('Line of the bill with all experiences.'),
      total: text.describe('Last line of the bill.'),
    })
    .describe('The drawing of the guest experiences module: a stay sold with experiences.'),
  ecoScore: z
    .strictObject({
      title: drawingTitle,
      next: text.describe('The next step, and the points that it would add.'),
      badge: text.describe('Name of the badge that a property earns.'),
      earned: text.describe('Below the badge: the points that it takes.'),
      questions: exactly(
        4,
        z.strictObject({
          name: text.describe('One word.'),
          why: text.describe('What earned the points, in up to eight words.'),
        }),
      ).describe('Exactly four; the drawing has their points.'),
    })
    .describe('The drawing of the sustainability module.'),
  jobs: z
    .strictObject({ manager: job, housekeeper: job, caretaker: job, driver: job })
    .describe('What the people in the drawings do.'),
  team: z
    .strictObject({
      note: drawingNote,
      next: text.describe('Says when the next guests check in.'),
      housekeeper: exactly(2, task).describe("Exactly two tasks of the first housekeeper's day."),
      secondHousekeeper: exactly(2, task).describe(
        "Exactly two tasks of the second housekeeper's day.",
      ),
      to: text.describe('Above the message: to whom it is.'),
      comment: text.describe('The message, in one or two short sentences.'),
    })
    .describe('The drawing of the team module.'),
  pickup: z
    .strictObject({
      title: drawingTitle,
      vehicle: text.describe('Kind of vehicle and its license plate.'),
      stops: exactly(
        5,
        z.strictObject({
          at: text.describe('The time: 14:50.'),
          where: text.describe('The place, or what happens there.'),
          what: text.describe('The guests, or the seats taken.'),
        }),
      ).describe('Exactly five, by time.'),
    })
    .describe('The drawing of the transportation module.'),
  ...tourScenes,
});

export type SceneWords = z.output<typeof scenesSchema>;
