import { z } from 'zod';
import { day, group, idIn, name, percent, sample } from '../fields/text.ts';

const count = z.int().min(1);

/** The company's commercial terms. Each is defined only here. */
export const termsSchema = group({
  currency: z
    .enum(Intl.supportedValuesOf('currency'))
    .describe('The currency of all prices and amounts, by its code of three letters: USD.'),
  yearlySavingPercent: z
    .int()
    .min(1)
    .max(50)
    .describe('What yearly billing saves, in percent. Yearly prices are rounded down.'),
  trialDays: count.describe(
    'Days of the free trial. {{trialPeriod}} is the number with its unit: 14 days.',
  ),
  exportDays: count.describe(
    'Days for which an ended account can be read and exported. With the unit: {{exportPeriod}}.',
  ),
  exportFormats: 'What an export contains, and in which formats.',
  directBookingFeePercent: percent.describe('Fee on direct bookings, in percent of `feeBase`.'),
  feeBase: 'The part of a booking that the fee is charged on, in words that follow “of”.',
  feeRefunds: 'What happens to the fee when a guest gets money back, as a sentence.',
  accountPrice: 'What one plan price covers, in words that follow “has”.',
  planRenewal: 'When a plan renews, as a sentence.',
  planSwitching: 'What a change of plan costs during a paid term, in full sentences.',
  planRefunds: 'What happens to the rest of a paid year, as a sentence.',
  iCal: 'What iCal carries and what can go wrong, in full: for the FAQ and the terms.',
  iCalShort: 'The same in one short line, elsewhere.',
  channelManager: 'What a channel manager can do with the product, as a sentence.',
  accountEnd:
    'What happens to the booking page and the calendar when an account ends, in full sentences.',
  trialPlan: idIn('facts/plans.yaml').describe('The plan whose modules the free trial opens.'),
  emergencyHours: 'When emergency support answers, such as 24/7.',
  emergencyFromPlan: idIn('facts/plans.yaml').describe('The first plan that has it.'),
  supportHours: "Support hours by the support team's clock.",
  replyHours: count.describe(
    'Hours on business days within which the team aims to answer. With the unit: {{replyTime}}.',
  ),
  foundedYear: z.int().min(1000).max(9999).describe('Four digits.'),
  foundedIn: 'A place.',
  legalUpdated: day.describe('The day on which the legal pages were last changed.'),
  accessibilityAssessed: day.describe('The day on which the site was last checked.'),
  governingLaw: 'The country or state whose law applies.',
  bindingLanguage: 'Which language of the terms and the privacy policy binds, as a sentence.',
  unconfirmed: z
    .array(name)
    .default([])
    .describe('Fields and claims that nobody has confirmed. `npm run release:check` lists them.'),
  sample,
});

export type Terms = z.output<typeof termsSchema>;
