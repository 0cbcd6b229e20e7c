import type { z } from 'zod';
import { group, whole } from '../fields/text.ts';

const rate = whole(1, 100_000_000);

/** What the savings calculator offers, as far as it depends on the currency. */
export const calculatorFactsSchema = group({
  nightlyRate: group({
    min: rate.describe('Where the slider begins.'),
    max: rate.describe('Where the slider ends.'),
    step: rate.describe('The distance between two positions of the slider.'),
    default: rate.describe('The nightly rate that the calculator starts from.'),
  })
    .refine(({ min, max, step }) => (max - min) % step === 0 && (max - min) / step >= 10, {
      path: ['step'],
      message: 'expected a step that leads from min to max in ten or more equal steps',
    })
    .refine(
      ({ min, max, step, default: start }) => {
        return start >= min && start < max && (start - min) % step === 0;
      },
      {
        path: ['default'],
        message: 'expected a number from min to below max, whole steps above min',
      },
    )
    .describe('The slider of the nightly rate, in the currency of terms.yaml.'),
});

export type CalculatorFacts = z.output<typeof calculatorFactsSchema>;
