import { z } from 'zod';
import { day, idIn, percent, sample, text } from '../fields/text.ts';

const count = z.int().min(1);

/** The company's commercial terms. Each is defined only here. */
export const termsSchema = z.strictObject({
  currency: z
    .enum(Intl.supportedValuesOf('currency'))
    .describe('The currency of all prices and amounts, by its code of three letters: USD.'),
  yearlySavingPercent: z
    .int()
    .min(1)
    .max(50)
    .describe('What yearly billing saves, in percent. Yearly prices are rounded down.'),
  trialDays: count.describe('{{trialPeriod}} is the number with its unit: 14 days.'),
  exportDays: count.describe(
    'Days for which an ended account can be read and exported. With the unit: {{exportPeriod}}.',
  ),
  exportFormats: text.describe('What an export contains, and in which formats.'),
  directBookingFeePercent: percent.describe('Fee on direct bookings, in percent of `feeBase`.'),
  feeBase: text.describe(
    'The part of a booking that the fee is charged on, in words that follow “of”.',
  ),
  feeRefunds: text.describe('What happens to the fee when a guest gets money back, as a sentence.'),
  accountPrice: text.describe('What one plan price covers, in words that follow “has”.'),
  planRenewal: text.describe('When a plan renews, as a sentence.'),
  planSwitching: text.describe(
    'What a change of plan costs during a paid term, in full sentences.',
  ),
  planRefunds: text.describe('What happens to the rest of a paid year, as a sentence.'),
  iCal: text.describe(
    'What iCal carries and what can go wrong, in full: for the FAQ and the terms.',
  ),
  iCalShort: text.describe('The same in one short line, elsewhere.'),
  channelManager: text.describe('What a channel manager can do with the product, as a sentence.'),
  accountEnd: text.describe('What happens to the booking page and the calendar in the end.'),
  trialPlan: idIn('facts/plans.yaml').describe('The plan whose modules the free trial opens.'),
  emergencyHours: text.describe('When emergency support answers, such as 24/7.'),
  emergencyFromPlan: idIn('facts/plans.yaml').describe('The first plan that has it.'),
  supportHours: text.describe("By the support team's clock."),
  supportHoursElsewhere: text.describe('The same hours where other readers are.'),
  replyHours: count.describe(
    'Hours on business days within which the team aims to answer. With the unit: {{replyTime}}.',
  ),
  foundedYear: z.int().min(1000).max(9999),
  foundedIn: text,
  legalUpdated: day.describe('The day on which the legal pages were last changed.'),
  accessibilityAssessed: day.describe('The day on which the site was last checked.'),
  governingLaw: text.describe('The country or state whose law applies.'),
  bindingLanguage: text.describe(
    'Which language of the terms and the privacy policy binds, as a sentence.',
  ),
  unconfirmed: z
    .array(text)
    .default([])
    .describe('Fields and claims that nobody has confirmed. `npm run release:check` lists them.'),
  sample,
});

export type Terms = z.output<typeof termsSchema>;
