import type { z } from 'zod';
import { day, group, id, list, name, text, whole } from '../fields/text.ts';
import { percent } from './amounts.ts';

const rate = whole(1, 100_000_000);

/** What the savings calculator offers, as far as it depends on the currency. */
export const calculatorFactsSchema = group({
  nightlyRate: group({
    min: rate.describe('Where the slider begins.'),
    max: rate.describe('Where the slider ends.'),
    step: rate.describe('The distance between two positions of the slider.'),
    default: rate.describe('The nightly rate that the calculator starts from.'),
  })
    .refine(
      ({ min, max, step, default: start }) =>
        min <= start && start < max && (max - min) % step === 0 && (start - min) % step === 0,
      'the steps of the slider must lead from min to default and on to max',
    )
    .describe('The slider of the nightly rate, in the currency of terms.yaml.'),
});

/** The booking sites (OTAs), each with the commission that the savings calculator starts from. */
export const bookingSitesSchema = list(
  group({
    id,
    name: name.describe('As the site writes it.'),
    commissionPercent: percent.describe('Share of the booking amount that the host pays.'),
    note: "What the platform's fee really depends on, in one sentence.",
    ownRate: text
      .optional()
      .describe('Below the rate: which visitors have another one, and where they find it.'),
    source: 'Who documents the fee, and when that was last looked up.',
    checked: day.describe('The day on which the source was last read.'),
  }),
).min(1);

/** A payment provider's typical charge for a guest's card, with its source. */
export const cardProcessingSchema = group({
  percent: percent.describe('Of the amount paid.'),
  perBookingCents: whole(0).describe('A fixed charge for each booking, in whole cents.'),
  stayNights: whole(1, 30).describe('Average stay that the calculator starts from, in nights.'),
  note: 'Who charges it and when, in one sentence.',
  source: 'Who documents the charge.',
  checked: day.describe('The day on which the source was last looked up.'),
});

export type CalculatorFacts = z.output<typeof calculatorFactsSchema>;
export type BookingSite = z.output<typeof bookingSitesSchema>[number];
export type CardProcessingFacts = z.output<typeof cardProcessingSchema>;
