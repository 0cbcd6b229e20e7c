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
  /** What a payment provider usually charges; part of neither cost. */
  cardPercent: number;
}

/** Rounds to a millionth, so half a dollar is exactly half, and rounds up when it is formatted. */
const exact = (amount: number) => Math.round(amount * 1_000_000) / 1_000_000;

/** Converts a monthly amount to a yearly one. */
export const toYearly = (amount: number) => exact(amount * monthsPerYear);

export type Costs = ReturnType<typeof calculateCosts>;

/** Both costs of a month with this revenue from direct bookings. */
export function calculateCosts(revenue: number, inputs: SavingsInputs) {
  return {
    revenue,
    otaCost: exact((revenue * inputs.commissionPercent) / 100),
    productCost: exact((revenue * inputs.directBookingFeePercent) / 100 + inputs.planFee),
  };
}

/**
 * Compares the cost of a month's direct bookings with the product to their cost through the OTA. Amounts are per month
 * unless they say otherwise. Savings are negative if the product costs more.
 */
export function calculateSavings(inputs: SavingsInputs) {
  const { nightlyRate, occupancyPercent, propertyCount } = inputs;
  const totalRevenue = exact((nightlyRate * daysPerMonth * occupancyPercent * propertyCount) / 100);
  const costs = calculateCosts(exact((totalRevenue * inputs.directPercent) / 100), inputs);
  const monthlySavings = exact(costs.otaCost - costs.productCost);
  const savedPercent = exact(inputs.commissionPercent - inputs.directBookingFeePercent);
  return {
    ...costs,
    monthlySavings,
    yearlySavings: toYearly(monthlySavings),
    /** For the direct bookings. */
    cardFees: exact((costs.revenue * inputs.cardPercent) / 100),
    /** The revenue from all bookings, direct or not. */
    totalRevenue,
    /** The lowest revenue from direct bookings at which the product costs no more, in whole dollars; `null` if none is. */
    breakEven: findBreakEven(inputs.planFee, savedPercent),
  };
}
