import { findBreakEven } from '../../shared/break-even.ts';

/** The calculator assumes months of 30 days. */
export const daysPerMonth = 30;

const monthsPerYear = 12;

/** The shares of direct bookings with a button: all bookings, and a realistic share. */
export const offeredDirectPercents = [100, 35];

/** What a payment provider charges for the card payment for a direct booking. */
interface CardProcessing {
  percent: number;
  perBookingCents: number;
  /** The average length of a stay, which determines the number of bookings. */
  stayNights: number;
}

/** Inputs of the calculation. Amounts are in dollars. */
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
  /** `null` to leave it out. */
  cardProcessing: CardProcessing | null;
}

/** Rounds to a millionth, so half a dollar is exactly half, and rounds up when it is formatted. */
const exact = (amount: number) => Math.round(amount * 1_000_000) / 1_000_000;

/** Converts a monthly amount to a yearly one. */
export const toYearly = (amount: number) => exact(amount * monthsPerYear);

/** What the product costs on a direct booking, in percent, in addition to the plan's fee. */
export function calculateProductPercent(inputs: SavingsInputs): number {
  const { cardProcessing: cards, directBookingFeePercent, nightlyRate } = inputs;
  if (!cards) return directBookingFeePercent;
  // Cents per dollar is percent.
  const perBookingPercent = cards.perBookingCents / (cards.stayNights * nightlyRate);
  return directBookingFeePercent + cards.percent + perBookingPercent;
}

export type Savings = ReturnType<typeof calculateSavingsAt>;

/**
 * Both costs at a given monthly revenue from direct bookings. All amounts except the last are per month. Savings are
 * negative if the product costs more.
 */
export function calculateSavingsAt(revenue: number, inputs: SavingsInputs) {
  const otaCost = exact((revenue * inputs.commissionPercent) / 100);
  const productCost = exact((revenue * calculateProductPercent(inputs)) / 100 + inputs.planFee);
  const monthlySavings = exact(otaCost - productCost);
  return { revenue, otaCost, productCost, monthlySavings, yearlySavings: toYearly(monthlySavings) };
}

/** The nights booked in a month, in all properties. */
export function countBookedNights({ occupancyPercent, propertyCount }: SavingsInputs): number {
  return (daysPerMonth * occupancyPercent * propertyCount) / 100;
}

/** The monthly revenue from all bookings, direct or not. */
export function calculateTotalRevenue(inputs: SavingsInputs): number {
  return exact(inputs.nightlyRate * countBookedNights(inputs));
}

/** Compares the cost of a month's direct bookings with the product to their cost through the OTA. */
export function calculateSavings(inputs: SavingsInputs) {
  return calculateSavingsAt(
    exact((calculateTotalRevenue(inputs) * inputs.directPercent) / 100),
    inputs,
  );
}

/**
 * The lowest monthly revenue from direct bookings, in whole dollars, at which the product costs no more than the OTA;
 * `null` if it always costs more.
 */
export function findBreakEvenRevenue(inputs: SavingsInputs): number | null {
  return findBreakEven(
    inputs.planFee,
    exact(inputs.commissionPercent - calculateProductPercent(inputs)),
  );
}

/** The lowest whole percentage of direct bookings at which that is true; `null` if there is none. */
export function findBreakEvenDirectPercent(inputs: SavingsInputs): number | null {
  const { otaCost, productCost } = calculateSavings({ ...inputs, directPercent: 100 });
  const savedIfAllDirect = exact(otaCost - productCost + inputs.planFee);
  const percent = findBreakEven(inputs.planFee, savedIfAllDirect);
  return percent !== null && percent <= 100 ? percent : null;
}
