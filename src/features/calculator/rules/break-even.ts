import {
  calculateSavings,
  inputLimits,
  microUsdPerUsd,
  monthlyRevenueCents,
  savedPerCent,
  type InputName,
  type SavingsInputs,
} from './savings.ts';

/** The greatest revenue a month that the sliders can be set to, in cents. */
export const greatestRevenueCents = monthlyRevenueCents({
  nightlyRateUsd: inputLimits.nightlyRateUsd.max,
  occupancyPercent: inputLimits.occupancyPercent.max,
  propertyCount: inputLimits.propertyCount.max,
});

/**
 * The revenue a month, in cents, from which the product costs no more than the OTA: plan fee ÷ what
 * each cent saves. `null` where no revenue that the sliders reach is enough.
 */
export function breakEvenRevenueCents(inputs: SavingsInputs): number | null {
  const saved = savedPerCent(inputs);
  if (saved <= 0) return null;
  const revenueCents = (inputs.planFeeUsd * microUsdPerUsd) / saved;
  return revenueCents <= greatestRevenueCents ? revenueCents : null;
}

/** The least setting of one slider, the others left alone, at which the product pays off, if any is. */
export function paysOffFrom(inputs: SavingsInputs, name: InputName): number | null {
  const { max } = inputLimits[name];
  for (let value = inputs[name]; value <= max; value += 1) {
    if (calculateSavings({ ...inputs, [name]: value }).monthlySavings >= 0) return value;
  }
  return null;
}
