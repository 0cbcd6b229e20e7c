import { readAmount, type Choice } from './choice.ts';
import { findOption, type CalculatorOptions } from './options.ts';
import {
  breakEvenDirectPercent,
  breakEvenRevenue,
  calculateSavings,
  calculateTotalRevenue,
} from './savings.ts';

export type Evaluation = ReturnType<typeof evaluate>;

/** Everything that the calculator shows for a choice. All amounts are per month. */
export function evaluate(choice: Choice, options: CalculatorOptions) {
  const ota = findOption(options.otas, choice.otaId);
  const plan = findOption(options.plans, choice.planId);
  const inputs = {
    ...choice,
    commissionPercent: readAmount(choice, 'commissionPercent'),
    planFee: choice.isBilledYearly ? plan.yearlyFee : plan.fee,
    directBookingFeePercent: options.directBookingFeePercent,
    cardProcessing: choice.hasProcessing
      ? { ...options.cardProcessing, stayNights: choice.stayNights }
      : null,
  };
  return {
    inputs,
    ota,
    plan,
    savings: calculateSavings(inputs),
    isYearly: choice.isYearly,
    /** From all bookings, direct or not. */
    totalRevenue: calculateTotalRevenue(inputs),
    /** The revenue from direct bookings from which the plan pays off; `null` if there is none. */
    breakEven: breakEvenRevenue(inputs),
    /** The share of direct bookings from which it does, in percent; `null` if there is none. */
    breakEvenDirectPercent: breakEvenDirectPercent(inputs),
  };
}
