import { z } from 'zod';
import { currency } from './currency.ts';
import { idIn, sample, text } from '../fields/text.ts';
import { ContentError } from '../parse/content-error.ts';

const dateSchema = z.iso.date('expected a date such as 2025-04-06');

/** Fields that promise something to customers, and claims in other files. */
const promises = [
  'exportDays',
  'emergencySupport',
  'supportHours',
  'replyHours',
  'capabilities',
  'popularPlan',
  'greenBadge',
] as const;

/** The company's commercial terms, each stated only here. */
export const termsSchema = z.strictObject({
  currency,
  yearlySavingPercent: z
    .number()
    .int()
    .min(1)
    .max(50)
    .describe(
      'What yearly billing saves, in percent of the monthly price. Yearly prices follow from it, rounded down to whole units.',
    ),
  trialDays: z.number().int().positive().describe('Days of the free trial.'),
  exportDays: z
    .number()
    .int()
    .positive()
    .describe('Days for which an account whose trial or term has ended can be read and exported.'),
  directBookingFeePercent: z
    .number()
    .min(0)
    .max(30)
    .multipleOf(0.01, 'expected at most two decimals')
    .describe(
      'Fee on direct bookings made through the platform, in percent of the amount that `feeBase` names.',
    ),
  feeBase: z
    .strictObject({
      of: text.describe(
        'The part of a booking that the fee is taken of, in words that follow “of”.',
      ),
      refunds: text.describe(
        'What happens to the fee when a guest gets money back, as a sentence.',
      ),
      sample,
    })
    .describe('What the fee on direct bookings is taken of.'),
  accountPrice: z
    .strictObject({
      text: text.describe('What one plan price covers, in words that follow “has”.'),
      sample,
    })
    .describe('What one plan price covers.'),
  planTerms: z
    .strictObject({
      renewal: text.describe('When a plan renews, as a sentence.'),
      switching: text.describe(
        'What a change of plan costs during a paid term, in full sentences.',
      ),
      refunds: text.describe('What happens to the rest of a paid year, as a sentence.'),
      sample,
    })
    .describe(
      'How a plan renews, changes and ends. Pricing and the terms of service say the same.',
    ),
  iCal: text.describe(
    'What iCal carries and what can go wrong, wherever a visitor decides about it.',
  ),
  channelManager: z
    .strictObject({
      text: text.describe('What a channel manager can do with the product, as a sentence.'),
      sample,
    })
    .describe('Whether a channel manager can be connected.'),
  trialPlan: idIn('facts/plans.yaml').describe(
    'Id of the plan whose modules the free trial opens.',
  ),
  emergencySupport: z
    .strictObject({
      hours: text.describe('Such as 24/7.'),
      fromPlan: idIn('facts/plans.yaml').describe(
        'Id of the first plan that has emergency support.',
      ),
    })
    .describe('When emergency support answers, and for whom.'),
  supportHours: text.describe("Support hours by the support team's clock."),
  replyHours: z
    .number()
    .int()
    .positive()
    .describe('Hours on business days within which the team aims to answer.'),
  foundedYear: z.number().int().describe('Four digits.'),
  foundedIn: text.describe('A place.'),
  legalUpdated: dateSchema.describe('The day on which the legal pages were last changed.'),
  accessibilityAssessed: dateSchema.describe(
    'The day on which the accessibility statement was last checked.',
  ),
  governingLaw: text.describe('The country or state whose law applies.'),
  unconfirmed: z
    .array(z.enum(promises))
    .default([])
    .describe(
      'Promises and claims that the company has not confirmed. `npm run release:check` lists them.',
    ),
  sample,
});

export type Terms = z.output<typeof termsSchema>;

/**
 * Checks that the plans that the terms name exist.
 * @throws {ContentError} naming the field with an unknown plan.
 */
export function checkTermsPlans(
  file: string,
  terms: Terms,
  plans: readonly { id: string }[],
): void {
  const { trialPlan, emergencySupport } = terms;
  for (const [field, plan] of [
    ['trialPlan', trialPlan],
    ['emergencySupport.fromPlan', emergencySupport.fromPlan],
  ] as const) {
    if (plans.some((each) => each.id === plan)) continue;
    const known = plans.map((each) => each.id).join(', ');
    throw new ContentError({ file, field }, `unknown plan "${plan}": it is one of ${known}.`);
  }
}
