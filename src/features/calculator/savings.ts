import { breakEven } from '../../shared/break-even.ts';

/** The calculator's months all have 30 days. */
export const daysPerMonth = 30;

const monthsPerYear = 12;

/** The shares of direct bookings that have a button: all of them, and a usual one, since all are seldom direct. */
export const offeredDirectPercents = [100, 35];

/** What a payment provider charges for the card payment of a direct booking. */
interface CardProcessing {
  percent: number;
  perBookingCents: number;
  /** Average stay, which determines the number of bookings. */
  stayNights: number;
}

/** Inputs of the calculation. Amounts are in dollars. */
export interface SavingsInputs {
  nightlyRate: number;
  occupancyPercent: number;
  propertyCount: number;
  /** Share of direct bookings. The others cost the same with and without the product, and are left out of both costs. */
  directPercent: number;
  commissionPercent: number;
  /** Per month. */
  planFee: number;
  directBookingFeePercent: number;
  /** `null` if it is not counted. */
  cardProcessing: CardProcessing | null;
}

/** Rounds to a millionth, so that half a dollar is exactly half and rounds up when it is printed. */
const exact = (amount: number) => Math.round(amount * 1_000_000) / 1_000_000;

/** A monthly amount per year. */
export const perYear = (amount: number) => exact(amount * monthsPerYear);

/** What the product costs of a direct booking besides the plan's fee, in percent. */
export function productPercent(inputs: SavingsInputs): number {
  const { cardProcessing: cards, directBookingFeePercent, nightlyRate } = inputs;
  if (!cards) return directBookingFeePercent;
  // Cents per dollar are percent.
  const perBookingPercent = cards.perBookingCents / (cards.stayNights * nightlyRate);
  return directBookingFeePercent + cards.percent + perBookingPercent;
}

export type Savings = ReturnType<typeof savingsAt>;

/**
 * Both costs at any monthly revenue from direct bookings, other inputs unchanged. All amounts but the last are per
 * month, and savings are negative if the product costs more.
 */
export function savingsAt(revenue: number, inputs: SavingsInputs) {
  const otaCost = exact((revenue * inputs.commissionPercent) / 100);
  const productCost = exact((revenue * productPercent(inputs)) / 100 + inputs.planFee);
  const monthlySavings = exact(otaCost - productCost);
  return { revenue, otaCost, productCost, monthlySavings, yearlySavings: perYear(monthlySavings) };
}

/** The nights that are booked in a month, in all properties. */
export function countBookedNights({ occupancyPercent, propertyCount }: SavingsInputs): number {
  return (daysPerMonth * occupancyPercent * propertyCount) / 100;
}

/** The monthly revenue from all bookings, direct or not. */
export function calculateTotalRevenue(inputs: SavingsInputs): number {
  return exact(inputs.nightlyRate * countBookedNights(inputs));
}

/** Compares what the direct bookings of a month cost with the product with what they would cost through the OTA. */
export function calculateSavings(inputs: SavingsInputs) {
  return savingsAt(exact((calculateTotalRevenue(inputs) * inputs.directPercent) / 100), inputs);
}

/**
 * The monthly revenue from direct bookings, in whole dollars, from which the product costs no more than the OTA;
 * `null` if it always costs more.
 */
export function breakEvenRevenue(inputs: SavingsInputs): number | null {
  return breakEven(inputs.planFee, exact(inputs.commissionPercent - productPercent(inputs)));
}

/** The whole percentage of direct bookings from which that is so, other inputs unchanged; `null` if there is none. */
export function breakEvenDirectPercent(inputs: SavingsInputs): number | null {
  const { otaCost, productCost } = calculateSavings({ ...inputs, directPercent: 100 });
  const savedIfAllDirect = exact(otaCost - productCost + inputs.planFee);
  const percent = breakEven(inputs.planFee, savedIfAllDirect);
  return percent !== null && percent <= 100 ? percent : null;
}
