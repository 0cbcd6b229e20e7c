import type { Choice } from './choice.ts';
import { findOption, type CalculatorOptions } from './options.ts';
import {
  calculateSavings,
  calculateTotalRevenue,
  findBreakEvenDirectPercent,
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
  return {
    inputs,
    ota,
    plan,
    isYearly: choice.view === 'yearly',
    savings: calculateSavings(inputs),
    /** The revenue from all bookings, direct or not. */
    totalRevenue: calculateTotalRevenue(inputs),
    /** The revenue from direct bookings at which the plan breaks even; `null` if it never does. */
    breakEven: findBreakEvenRevenue(inputs),
    /** The share of direct bookings at which it breaks even, in percent; `null` if it never does. */
    breakEvenDirectPercent: findBreakEvenDirectPercent(inputs),
  };
}
