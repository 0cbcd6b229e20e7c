import * as fc from 'fast-check';
import { amountLimits, amountNames, type AmountName, type Choice } from './choice.ts';
import { exampleOptions } from './options.fixture.ts';
import { otaIds } from '../../../content/facts/booking-site-ids.ts';

const limits = amountLimits(exampleOptions);

function anyAmount(name: AmountName): fc.Arbitrary<number> {
  const { min, max, step } = limits[name];
  const unit = Math.min(step, 1);
  return fc.integer({ min: min / unit, max: max / unit }).map((units) => units * unit);
}

/** Any choice that a visitor can make. */
export const anyChoice: fc.Arbitrary<Choice> = fc.record({
  amounts: fc
    .tuple(...amountNames.map(anyAmount))
    .map(
      (values) =>
        Object.fromEntries(amountNames.map((name, index) => [name, values[index]])) as Record<
          AmountName,
          number
        >,
    ),
  otaId: fc.constantFrom(...otaIds),
  planId: fc.constantFrom('starter', 'pro'),
  isYearly: fc.boolean(),
  hasProcessing: fc.boolean(),
});
