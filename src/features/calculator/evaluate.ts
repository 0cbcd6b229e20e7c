import type { Choice } from './choice.ts';
import { findOption, type CalculatorOptions } from './options.ts';
import {
  calculateSavings,
  calculateTotalRevenue,
  findBreakEvenRevenue,
  type SavingsInputs,
} from './savings.ts';

export type Evaluation = ReturnType<typeof evaluate>;

/** Calculates everything that the calculator shows for a choice. All amounts are per month. */
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
  };
  const savings = calculateSavings(inputs);
  return {
    inputs,
    ota,
    plan,
    isYearly: choice.view === 'yearly',
    savings,
    /** What a payment provider usually charges for the direct bookings; part of neither cost. */
    cardFees: (savings.revenue * options.cardPercent) / 100,
    /** The revenue from all bookings, direct or not. */
    totalRevenue: calculateTotalRevenue(inputs),
    /** The revenue from direct bookings at which the plan breaks even; `null` if it never does. */
    breakEven: findBreakEvenRevenue(inputs),
  };
}
