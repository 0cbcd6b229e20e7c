import {
  calculateSavings,
  inputLimits,
  microsPerUnit,
  monthlyRevenueCents,
  savingsPerCent,
  type SavingsInputs,
} from './savings.ts';

/** The highest monthly revenue that the sliders allow, in cents. */
export function maxRevenueCents(maxNightlyRate: number): number {
  return monthlyRevenueCents({
    nightlyRate: maxNightlyRate,
    occupancyPercent: inputLimits.occupancyPercent.max,
    propertyCount: inputLimits.propertyCount.max,
  });
}

/**
 * The monthly revenue in cents from which the product costs no more than the OTA: plan fee ÷ savings
 * per cent of revenue. `null` if no revenue within the sliders' limits is enough.
 */
export function breakEvenRevenueCents(
  inputs: SavingsInputs,
  maxNightlyRate: number,
): number | null {
  const saved = savingsPerCent(inputs);
  if (saved <= 0) return null;
  const revenueCents = (inputs.planFee * microsPerUnit) / saved;
  return revenueCents <= maxRevenueCents(maxNightlyRate) ? revenueCents : null;
}

/** The lowest value of one slider at which the plan pays off, other inputs unchanged; or `null`. */
export function findPayOffValue(
  inputs: SavingsInputs,
  name: keyof typeof inputLimits,
): number | null {
  const { max } = inputLimits[name];
  for (let value = inputs[name]; value <= max; value += 1) {
    if (calculateSavings({ ...inputs, [name]: value }).monthlySavings >= 0) return value;
  }
  return null;
}
