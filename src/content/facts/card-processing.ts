import { z } from 'zod';
import { text } from '../fields/text.ts';

/** What a payment provider typically charges for a guest's card, and who says so. */
export const cardProcessingSchema = z.strictObject({
  percent: z
    .number('the charge is a number in percent')
    .min(0)
    .max(30)
    .multipleOf(0.01, 'the charge has at most two decimals')
    .describe('Of the amount paid.'),
  perBookingCents: z.number('the charge per booking is in whole cents').int().nonnegative(),
  stayNights: z
    .number()
    .int()
    .min(1)
    .max(30)
    .describe('Average stay that the calculator starts from, in nights.'),
  note: text,
  source: text,
  checked: z.iso
    .date('the date of the check is written as 2026-11-20')
    .describe('The day on which the source was last looked up.'),
});

export type CardProcessingFacts = z.output<typeof cardProcessingSchema>;
