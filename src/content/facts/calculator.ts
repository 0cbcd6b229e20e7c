import { z } from 'zod';

const rate = z
  .number('expected a whole number')
  .int('expected a whole number')
  .min(1, 'expected 1 or more')
  .max(100_000_000, 'expected 100,000,000 or less');

/** What the savings calculator offers, as far as it depends on the currency. */
export const calculatorFactsSchema = z.strictObject({
  nightlyRate: z
    .strictObject({
      min: rate.describe('Where the slider begins.'),
      max: rate.describe('Where the slider ends.'),
      step: rate.describe('The distance between two positions of the slider.'),
      default: rate.describe('The nightly rate that the calculator starts from.'),
    })
    .refine(({ min, max }) => min < max, { path: ['max'], message: 'expected more than min' })
    .refine(({ min, max, step }) => (max - min) % step === 0, {
      path: ['step'],
      message: 'expected a step that leads from min to max exactly',
    })
    .refine(({ min, max, step }) => (max - min) / step >= 10, {
      path: ['step'],
      message: 'expected a smaller step: the slider needs at least ten from min to max',
    })
    .refine((limits) => limits.default >= limits.min && limits.default < limits.max, {
      path: ['default'],
      message: 'expected a number from min to below max',
    })
    .refine((limits) => (limits.default - limits.min) % limits.step === 0, {
      path: ['default'],
      message: 'expected a number that is a whole number of steps above min',
    })
    .describe('The slider of the nightly rate, in the currency of terms.yaml.'),
});

export type CalculatorFacts = z.output<typeof calculatorFactsSchema>;
