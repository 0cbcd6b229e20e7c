import { z } from 'zod';
import { day, group, whole } from '../fields/text.ts';
import { percent } from './currency.ts';

/** A payment provider's typical charge for a guest's card, with its source. */
export const cardProcessingSchema = group({
  percent: percent.describe('Of the amount paid.'),
  perBookingCents: z
    .number('expected whole cents')
    .int('expected whole cents')
    .nonnegative()
    .describe('A fixed charge for each booking, in cents.'),
  stayNights: whole(1, 30).describe('Average stay that the calculator starts from, in nights.'),
  note: 'Who charges it and when, in one sentence.',
  source: 'Who documents the charge.',
  checked: day.describe('The day on which the source was last looked up.'),
});

export type CardProcessingFacts = z.output<typeof cardProcessingSchema>;
