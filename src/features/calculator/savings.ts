import { findBreakEven } from '../../shared/break-even.ts';

/** The calculator assumes months of 30 days. */
export const daysPerMonth = 30;

const monthsPerYear = 12;

/** Inputs of the calculation. Amounts are in the currency of the prices. */
export interface SavingsInputs {
  nightlyRate: number;
  occupancyPercent: number;
  propertyCount: number;
  /** The share of direct bookings. Other bookings cost the same either way, and are left out of both costs. */
  directPercent: number;
  commissionPercent: number;
  /** Per month. */
  planFee: number;
  directBookingFeePercent: number;
}

/** Rounds to a millionth, so half a dollar is exactly half, and rounds up when it is formatted. */
const exact = (amount: number) => Math.round(amount * 1_000_000) / 1_000_000;

/** Converts a monthly amount to a yearly one. */
export const toYearly = (amount: number) => exact(amount * monthsPerYear);

export type Savings = ReturnType<typeof calculateSavingsAt>;

/**
 * Both costs at a given monthly revenue from direct bookings. All amounts except the last are per month. Savings are
 * negative if the product costs more.
 */
export function calculateSavingsAt(revenue: number, inputs: SavingsInputs) {
  const otaCost = exact((revenue * inputs.commissionPercent) / 100);
  const productCost = exact((revenue * inputs.directBookingFeePercent) / 100 + inputs.planFee);
  const monthlySavings = exact(otaCost - productCost);
  return { revenue, otaCost, productCost, monthlySavings, yearlySavings: toYearly(monthlySavings) };
}

/** The monthly revenue from all bookings, direct or not. */
export function calculateTotalRevenue(inputs: SavingsInputs): number {
  const { nightlyRate, occupancyPercent, propertyCount } = inputs;
  return exact((nightlyRate * daysPerMonth * occupancyPercent * propertyCount) / 100);
}

/** Compares the cost of a month's direct bookings with the product to their cost through the OTA. */
export function calculateSavings(inputs: SavingsInputs): Savings {
  const revenue = exact((calculateTotalRevenue(inputs) * inputs.directPercent) / 100);
  return calculateSavingsAt(revenue, inputs);
}

/**
 * The lowest monthly revenue from direct bookings, in whole dollars, at which the product costs no more than the OTA;
 * `null` if it always costs more.
 */
export function findBreakEvenRevenue(inputs: SavingsInputs): number | null {
  return findBreakEven(
    inputs.planFee,
    exact(inputs.commissionPercent - inputs.directBookingFeePercent),
  );
}
