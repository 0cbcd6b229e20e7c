import type { z } from 'zod';
import { calculatorParameters } from '../../shared/calculator-parameters.ts';
import { day, group, id, list, name, text } from '../fields/text.ts';
import { percent } from './currency.ts';

const bookingSiteSchema = group({
  id: id.refine(
    (value) => !calculatorParameters.some((parameter) => parameter === value),
    `the calculator uses ${calculatorParameters.join(', ')} as parameters of its address; choose another id`,
  ),
  name: name.describe('As the site writes it.'),
  commissionPercent: percent.describe('Share of the booking amount that the host pays.'),
  note: "What the platform's fee really depends on, in one sentence.",
  ownRate: text
    .optional()
    .describe('Below the rate: which visitors have another one, and where they find it.'),
  source: 'Who documents the fee, and when that was last looked up.',
  checked: day.describe('The day on which the source was last read.'),
});

/** The booking sites (OTAs), each with the commission that the savings calculator starts from. */
export const bookingSitesSchema = list(bookingSiteSchema).min(1);

export type BookingSite = z.output<typeof bookingSiteSchema>;
