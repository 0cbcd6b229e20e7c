import { z } from 'zod';
import { calculatorParameters } from '../../shared/calculator-parameters.ts';
import { text, id } from '../fields/text.ts';

/** An online travel agency and the commission that the savings calculator takes for it. */
export const otaSchema = z.strictObject({
  id: id.refine(
    (value) => !calculatorParameters.some((name) => name === value),
    `the calculator's address uses ${calculatorParameters.join(', ')} for something else`,
  ),
  name: text,
  commissionPercent: z
    .number('a commission is a number in percent')
    .min(0, 'a commission is 0 to 30 percent')
    .max(30, 'a commission is 0 to 30 percent')
    .multipleOf(0.01, 'a commission has at most two decimals')
    .describe('Share of the booking amount that the host pays, in percent.'),
  note: text.describe("What the platform's fee really depends on, in one sentence."),
  source: text.describe('Who documents the fee, and when that was last looked up.'),
  checked: z.iso.date('the date of the check is written as 2026-11-20'),
});

export type Ota = z.output<typeof otaSchema>;
