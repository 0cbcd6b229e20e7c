import type { Choice } from './choice.ts';
import { findOption, type CalculatorOptions } from './options.ts';
import { calculateSavings, type SavingsInputs } from './savings.ts';

export type Evaluation = ReturnType<typeof evaluate>;

/** Calculates everything that the calculator shows for a choice. */
export function evaluate(choice: Choice, options: CalculatorOptions) {
  const ota = findOption(options.otas, choice.ota);
  const plan = findOption(options.plans, choice.plan);
  const inputs: SavingsInputs = {
    nightlyRate: choice.rate,
    occupancyPercent: choice.occupancy,
    propertyCount: choice.properties,
    directPercent: choice.direct,
    commissionPercent: choice.commissions[ota.id] ?? ota.commissionPercent,
    planFee: choice.billing === 'yearly' ? plan.yearlyFee : plan.fee,
    directBookingFeePercent: options.directBookingFeePercent,
    cardPercent: options.cardPercent,
  };
  const isYearly = choice.view === 'yearly';
  return { inputs, ota, plan, isYearly, savings: calculateSavings(inputs) };
}
