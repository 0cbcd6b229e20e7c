import { z } from 'zod';
import { template, text } from '../fields/text.ts';

export const drawingTitle = text.describe('Title at the top of the drawing, in one to four words.');
export const drawingNote = text.describe('Small print beside the title.');
export const drawnButton = text.describe('A button in the drawing, in one word. It does nothing.');
const fieldLabel = text.describe('Label of a field in the drawing, in one or two words.');

/** The words in the drawings of the tour, by step. */
export const tourScenes = {
  listing: z
    .strictObject({
      title: drawingTitle,
      note: drawingNote,
      publish: drawnButton,
      name: fieldLabel,
      place: fieldLabel,
      bedrooms: fieldLabel,
      sleeps: fieldLabel,
      regular: fieldLabel,
      high: fieldLabel,
      amenities: fieldLabel,
      amenitiesListed: text.describe('What the field for amenities holds: two or three of them.'),
    })
    .describe('First step of the tour: a listing.'),
  calendars: z
    .strictObject({
      title: drawingTitle,
      status: text.describe('Says that the iCal links work.'),
      synced: template('minutes').describe('When a calendar was last read, {minutes} ago.'),
      own: text.describe("Mark of the property's own calendar."),
      copy: drawnButton,
      taken: text.describe('The days that other calendars close.'),
    })
    .describe('Second step of the tour: calendars.'),
  booking: z
    .strictObject({
      new: text.describe('Mark of the new booking.'),
      arrive: fieldLabel,
      arrival: text.describe('The day of arrival, and the flight with its time.'),
      leave: fieldLabel,
      departure: text.describe('The day of departure.'),
      guests: fieldLabel,
      adults: text.describe('How many guests come.'),
    })
    .describe('Third step of the tour: a direct booking.'),
  brief: z
    .strictObject({
      checkOut: text.describe('The check-out: its time, and where the guests had booked.'),
      checkIn: text.describe('The check-in: its time and the guests.'),
      turnover: text.describe('The cleaning and its hours.'),
      turnoverTask: text.describe('What there is to do between the two stays.'),
      caretaker: text.describe("Short name of the caretaker's task."),
      caretakerTask: text.describe('What the caretaker has to do, and until when.'),
      pickup: text.describe('When which flight lands.'),
      pickupTask: text.describe('How the guests are picked up.'),
    })
    .describe('Fourth step of the tour: the plan for the day of arrival.'),
  month: z
    .strictObject({
      title: text.describe('The month and its year.'),
      note: text.describe('Small print: how many properties, and the nights sold.'),
      occupancy: text.describe('After the percentage of nights sold. Begins in lower case.'),
      rate: text.describe('After the average price of a night. Begins in lower case.'),
      revenue: text.describe('After the income from rooms. Begins in lower case.'),
      direct: text.describe('After the percentage of direct bookings. Begins in lower case.'),
      property: text.describe('Heading of the first column.'),
      nightsHeading: text.describe('Heading of the column with sold nights.'),
      revenueHeading: text.describe('Heading of the column with income.'),
      nights: template('nights', 'open').describe('The {nights} sold of those {open} for sale.'),
      payouts: text.describe('Below the table: where the amounts come from.'),
    })
    .describe('Last step of the tour: the month in numbers.'),
};
