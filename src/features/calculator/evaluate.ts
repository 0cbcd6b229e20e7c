import { readAmount, type Choice } from './choice.ts';
import { findOption, type CalculatorOptions } from './options.ts';
import {
  findBreakEvenDirectPercent,
  findBreakEvenRevenue,
  calculateSavings,
  calculateTotalRevenue,
} from './savings.ts';

export type Evaluation = ReturnType<typeof evaluate>;

/** Calculates everything that the calculator shows for a choice. All amounts are per month. */
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
    /** The revenue from all bookings, direct or not. */
    totalRevenue: calculateTotalRevenue(inputs),
    /** The revenue from direct bookings at which the plan breaks even; `null` if it never does. */
    breakEven: findBreakEvenRevenue(inputs),
    /** The share of direct bookings at which it breaks even, in percent; `null` if it never does. */
    breakEvenDirectPercent: findBreakEvenDirectPercent(inputs),
  };
}
