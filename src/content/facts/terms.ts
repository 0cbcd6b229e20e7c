import { z } from 'zod';
import { day, idIn, percent, sample, text } from '../fields/text.ts';

const count = z.int().min(1);

/** The company's commercial terms. Each is defined only here. */
export const termsSchema = z.strictObject({
  currency: z.enum(Intl.supportedValuesOf('currency')).describe('Its code of three letters: USD.'),
  yearlySavingPercent: z.int().min(1).max(50).describe('Yearly prices are rounded down.'),
  trialDays: count.describe('With the unit: {{trialPeriod}}.'),
  exportDays: count.describe('How long an ended account can be read: {{exportPeriod}}.'),
  exportFormats: text,
  directBookingFeePercent: percent.describe('Fee on direct bookings, in percent of `feeBase`.'),
  feeBase: text.describe('What the fee is charged on, in words that follow “of”.'),
  feeRefunds: text.describe('What happens to the fee when a guest gets money back, as a sentence.'),
  accountPrice: text.describe('What one plan price covers, in words that follow “has”.'),
  planRenewal: text.describe('When a plan renews, as a sentence.'),
  planSwitching: text.describe('What a change of plan costs during a paid term.'),
  planRefunds: text.describe('What happens to the rest of a paid year, as a sentence.'),
  iCal: text.describe('What iCal carries and what can go wrong, in full.'),
  iCalShort: text.describe('The same in one short line, elsewhere.'),
  channelManager: text.describe('What a channel manager can do with the product, as a sentence.'),
  accountEnd: text.describe('What happens to the booking page and the calendar in the end.'),
  trialPlan: idIn('facts/plans.yaml').describe('The plan whose modules the free trial opens.'),
  emergencyHours: text.describe('When emergency support answers, such as 24/7.'),
  emergencyFromPlan: idIn('facts/plans.yaml').describe('The first plan that has it.'),
  supportHours: text.describe("By the support team's clock."),
  supportHoursElsewhere: text.describe('The same hours where other readers are.'),
  replyHours: count.describe('On business days. With the unit: {{replyTime}}.'),
  foundedYear: z.int().min(1000).max(9999),
  foundedIn: text,
  legalUpdated: day,
  accessibilityAssessed: day,
  governingLaw: text.describe('The country or state whose law applies.'),
  bindingLanguage: text.describe('Which language of the legal texts binds, as a sentence.'),
  unconfirmed: z.array(text).default([]).describe('What `npm run release:check` asks about.'),
  sample,
});

export type Terms = z.output<typeof termsSchema>;
