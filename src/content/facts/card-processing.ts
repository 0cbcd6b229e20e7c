import { z } from 'zod';
import { text } from '../fields/text.ts';

/** A payment provider's typical charge for a guest's card, with its source. */
export const cardProcessingSchema = z.strictObject({
  percent: z
    .number()
    .min(0)
    .max(30)
    .multipleOf(0.01, 'expected at most two decimals')
    .describe('Of the amount paid.'),
  perBookingCents: z
    .number('expected whole cents')
    .int('expected whole cents')
    .nonnegative()
    .describe('A fixed charge for each booking, in cents.'),
  stayNights: z
    .number()
    .int()
    .min(1)
    .max(30)
    .describe('Average stay that the calculator starts from, in nights.'),
  note: text.describe('Who charges it and when, in one sentence.'),
  source: text.describe('Who documents the charge.'),
  checked: z.iso
    .date('expected a date such as 2026-11-20')
    .describe('The day on which the source was last looked up.'),
});

export type CardProcessingFacts = z.output<typeof cardProcessingSchema>;
