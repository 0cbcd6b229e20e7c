import { z } from 'zod';
import { day, group, httpsAddress, id, list, name, percent, text } from '../fields/text.ts';

const source = group({
  name: 'Who documents the figure.',
  href: httpsAddress.describe('The page that says so.'),
});

const sources = z.array(source).min(1).describe('Where the figure comes from: one link or more.');

/** The booking sites (OTAs), each with the default commission in the savings calculator. */
export const bookingSitesSchema = list(
  group({
    id,
    name: name.describe('As the site writes it.'),
    commissionPercent: percent.describe('Share of the booking amount that the host pays.'),
    note: "What the platform's fee really depends on, in one sentence.",
    ownRate: text
      .optional()
      .describe('Below the rate: which hosts have a different rate, and where they find it.'),
    sources,
    checked: day.describe('The day on which the sources were last read.'),
  }),
).min(1);

/** A payment provider's typical charge for a guest's card, with its source. */
export const cardProcessingSchema = group({
  percent: percent.describe('Of the amount paid.'),
  perBookingCents: z.int().min(0).describe('A fixed charge for each booking, in whole cents.'),
  stayNights: z
    .int()
    .min(1)
    .max(30)
    .describe('The default length of a stay in the calculator, in nights.'),
  note: 'Who charges it and when, in one sentence.',
  sources,
  checked: day.describe('The day on which the sources were last read.'),
});
