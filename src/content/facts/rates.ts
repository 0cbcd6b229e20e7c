import { z } from 'zod';
import { calculatorParameters } from '../../config/routes.ts';
import { day, httpsAddress, id, list, percent, text } from '../fields/text.ts';

const documented = {
  sources: z
    .array(z.strictObject({ name: text, href: httpsAddress }))
    .min(1)
    .describe('Who documents the figure, and the page that says so.'),
  checked: day.describe('The day on which the sources were last read.'),
};

/** The booking sites (OTAs), each with the default commission in the savings calculator. */
export const bookingSitesSchema = list(
  z.strictObject({
    // The address of the calculator has a parameter for each booking site, beside its own.
    id: id.refine(
      (value) => !calculatorParameters.some((parameter) => parameter === value),
      'the calculator uses this word in its address; choose another id',
    ),
    name: text.describe('As the site writes it.'),
    commissionPercent: percent.describe('Share of the booking amount that the host pays.'),
    note: text.describe("What the platform's fee really depends on, in one sentence."),
    ownRate: text.optional().describe('Which hosts have a different rate, and where they find it.'),
    ...documented,
  }),
);

/** A payment provider's typical charge for a guest's card, with its source. */
export const cardProcessingSchema = z.strictObject({
  percent: percent.describe('Of the amount paid.'),
  perBookingCents: z.int().min(0).describe('A fixed charge for each booking, in whole cents.'),
  note: text.describe('Who charges it and when, in one sentence.'),
  ...documented,
});
