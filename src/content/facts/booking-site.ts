import { z } from 'zod';
import { calculatorParameters } from '../../shared/calculator-parameters.ts';
import { id, name, text } from '../fields/text.ts';

/** A booking site (OTA) and the commission that the savings calculator starts from. */
export const bookingSiteSchema = z.strictObject({
  id: id.refine(
    (value) => !calculatorParameters.some((parameter) => parameter === value),
    `the calculator uses ${calculatorParameters.join(', ')} as parameters of its address; choose another id`,
  ),
  name: name.describe('As the site writes it.'),
  commissionPercent: z
    .number('expected a percentage from 0 to 30')
    .min(0, 'expected a percentage from 0 to 30')
    .max(30, 'expected a percentage from 0 to 30')
    .multipleOf(0.01, 'expected at most two decimals')
    .describe('Share of the booking amount that the host pays, in percent.'),
  note: text.describe("What the platform's fee really depends on, in one sentence."),
  ownRate: text
    .optional()
    .describe(
      'Below the rate that visitors can change: who has another one, and where to find it.',
    ),
  source: text.describe('Who documents the fee, and when that was last looked up.'),
  checked: z.iso
    .date('expected a date such as 2026-11-20')
    .describe('The day on which the source was last read.'),
});

export type BookingSite = z.output<typeof bookingSiteSchema>;
