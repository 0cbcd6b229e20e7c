import * as fc from 'fast-check';
import { amountLimits, amountNames, type AmountName, type Choice } from './choice.ts';
import { exampleOptions } from './options.fixture.ts';

const names = amountNames(exampleOptions);

function anyAmount(name: AmountName): fc.Arbitrary<number> {
  const { min, max, step } = amountLimits(exampleOptions, name);
  const unit = Math.min(step, 1);
  return fc.integer({ min: min / unit, max: max / unit }).map((units) => units * unit);
}

/** Any choice that a visitor can make. */
export const anyChoice: fc.Arbitrary<Choice> = fc.record({
  amounts: fc
    .tuple(...names.map(anyAmount))
    .map(
      (values) =>
        Object.fromEntries(names.map((name, index) => [name, values[index]])) as Choice['amounts'],
    ),
  otaId: fc.constantFrom(...exampleOptions.otas.map(({ id }) => id)),
  planId: fc.constantFrom('starter', 'pro'),
  isYearly: fc.boolean(),
  hasProcessing: fc.boolean(),
});
