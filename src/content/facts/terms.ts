import { z } from 'zod';
import { sample, text } from '../fields/text.ts';

const dateSchema = z.iso.date('the date is written as 2025-04-06');

/** The company's commercial terms: each figure stands here and nowhere else. */
export const termsSchema = z.strictObject({
  trialDays: z.number('the trial is a number of days').int().positive(),
  exportDays: z
    .number('the time to export is a number of days')
    .int()
    .positive()
    .describe('Days for which an account whose trial or term has ended can be read and exported.'),
  directBookingFeePercent: z
    .number('the fee is a number in percent')
    .min(0)
    .max(30)
    .multipleOf(0.01, 'the fee has at most two decimals')
    .describe(
      'Fee on direct bookings made through the platform, in percent of the booking amount.',
    ),
  supportHours: text.describe("Support hours by the support team's clock."),
  replyHours: z
    .number()
    .int()
    .positive()
    .describe('Hours on business days within which the team aims to answer.'),
  foundedYear: z.number().int(),
  foundedIn: text,
  legalUpdated: dateSchema.describe('The day on which the legal pages were last changed.'),
  accessibilityAssessed: dateSchema.describe(
    'The day on which what the accessibility statement says was last checked.',
  ),
  governingLaw: text,
  sample,
});

export type Terms = z.output<typeof termsSchema>;

/** `2025-04-06` → `April 6, 2025`. */
export function formatDate(isoDate: string): string {
  return new Date(isoDate).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
