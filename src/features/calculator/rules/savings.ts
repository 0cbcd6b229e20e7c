import { maxPropertyCount } from '../../../shared/calculator-parameters.ts';

/** The calculator's months all have 30 days. */
export const daysPerMonth = 30;

const monthsPerYear = 12;

/** The limits of an input. Typed values and values in the address may be between a slider's steps. */
export interface InputLimits {
  min: number;
  max: number;
  /** If it is below one, it is also the precision of typed values. */
  step: number;
  default: number;
}

/** The inputs that determine the revenue. */
export const inputLimits = {
  nightlyRateUsd: { min: 50, max: 500, step: 5, default: 150 },
  occupancyPercent: { min: 10, max: 100, step: 1, default: 70 },
  propertyCount: { min: 1, max: maxPropertyCount, step: 1, default: 1 },
} as const satisfies Record<string, InputLimits>;

export type InputName = keyof typeof inputLimits;

/** What a payment provider charges for a card payment. */
export interface CardProcessing {
  /** Percent of the payment; at most two decimals. */
  percent: number;
  /** Fixed fee in whole cents per booking. */
  perBookingCents: number;
  /** Average stay in nights, which determines the number of bookings. */
  stayNights: number;
}

/** Assumptions beyond the specification's formula. */
export interface Assumptions {
  /** Share of direct bookings in whole percent; the others still come through the OTA. */
  directPercent: number;
  /** Charged on direct bookings; `null` if not counted. */
  cardProcessing: CardProcessing | null;
}

/** The specification's assumptions: all bookings are direct, and card processing is not counted. */
export const defaultAssumptions: Assumptions = { directPercent: 100, cardProcessing: null };

/** Inputs of the calculation. Rate, occupancy and count are integers; percentages have at most two decimals. */
export interface SavingsInputs extends Record<InputName, number>, Assumptions {
  otaCommissionPercent: number;
  /** Per month. */
  planFeeUsd: number;
  directBookingFeePercent: number;
}

/**
 * Millionths of a US dollar, as an integer. In this unit, all products of the inputs are exact, and
 * the largest yearly amount is far below `Number.MAX_SAFE_INTEGER`.
 */
export type MicroUsd = number;

export const microUsdPerUsd = 1_000_000;

/** Exact results. Costs are per month. */
export interface Savings {
  otaCost: MicroUsd;
  productCost: MicroUsd;
  /** Negative if the product costs more than the OTA. */
  monthlySavings: MicroUsd;
  yearlySavings: MicroUsd;
}

function basisPoints(percent: number): number {
  return Math.round(percent * 100);
}

/** The monthly booking revenue in whole cents. */
export function monthlyRevenueCents(inputs: Pick<SavingsInputs, InputName>): number {
  const { nightlyRateUsd, occupancyPercent, propertyCount } = inputs;
  // Dollars times percent is cents.
  return nightlyRateUsd * daysPerMonth * occupancyPercent * propertyCount;
}

/**
 * Compares the OTA's monthly commission with the monthly cost of the product.
 *
 *     OTA cost     = R·r
 *     product cost = s·R·(f + p) + (1 − s)·R·r + s·B·c + plan fee
 *
 * R revenue (USD a month), r the OTA's commission, s the direct share, f the fee on direct bookings,
 * p and c the cost of a card payment (share of the amount, and USD per booking), B bookings a month:
 * nights ÷ average stay. With the default assumptions (s = 1, no p, no c) this is the specification's
 * formula. Share and stay are quotients, so the product cost is rounded to millionths of a dollar.
 */
export function calculateSavings(inputs: SavingsInputs): Savings {
  const revenueCents = monthlyRevenueCents(inputs);
  const { directPercent, cardProcessing, nightlyRateUsd } = inputs;
  const otaPoints = basisPoints(inputs.otaCommissionPercent);
  // Cents times hundredths of a percent is millionths of a dollar.
  const otaCost = revenueCents * otaPoints;
  const shareCost =
    (revenueCents *
      (directPercent * directBookingPoints(inputs) + (100 - directPercent) * otaPoints)) /
    100;
  const bookingFees = cardProcessing
    ? // Cents × percent × hundredths of a night is millionths of a dollar.
      (cardProcessing.perBookingCents * directPercent * (revenueCents / nightlyRateUsd)) /
      cardProcessing.stayNights
    : 0;
  const productCost = Math.round(shareCost + bookingFees) + inputs.planFeeUsd * microUsdPerUsd;
  const monthlySavings = otaCost - productCost;
  return { otaCost, productCost, monthlySavings, yearlySavings: perYear(monthlySavings) };
}

/** The fees on a direct booking besides the plan, in hundredths of a percent of the amount. */
function directBookingPoints({ directBookingFeePercent, cardProcessing }: SavingsInputs): number {
  return basisPoints(directBookingFeePercent) + basisPoints(cardProcessing?.percent ?? 0);
}

/**
 * Savings per cent of monthly revenue before the plan fee, in millionths of a dollar. Both costs are
 * straight lines over the revenue, and this is the difference of their slopes. Revenue grows by nights
 * at the given nightly rate, so the fixed fee per booking grows with it.
 */
export function savingsPerCent(inputs: SavingsInputs): number {
  const { directPercent, cardProcessing, nightlyRateUsd, otaCommissionPercent } = inputs;
  const perBooking = cardProcessing
    ? cardProcessing.perBookingCents / (cardProcessing.stayNights * nightlyRateUsd)
    : 0;
  const points = (basisPoints(otaCommissionPercent) - directBookingPoints(inputs)) / 100;
  return directPercent * (points - perBooking);
}

/** Both monthly costs at any revenue, with the other inputs unchanged. */
export function costsAt(inputs: SavingsInputs, revenueCents: number) {
  const otaCost = revenueCents * basisPoints(inputs.otaCommissionPercent);
  const saved = revenueCents * savingsPerCent(inputs) - inputs.planFeeUsd * microUsdPerUsd;
  return { otaCost, productCost: otaCost - saved };
}

/** The yearly amount for a monthly one. */
export function perYear(amount: MicroUsd): MicroUsd {
  return amount * monthsPerYear;
}

/** Rounds to whole dollars, half a dollar away from zero: 472.50 → 473, −472.50 → −473. */
export function roundToDollars(amount: MicroUsd): number {
  const size = Math.floor((Math.abs(amount) + microUsdPerUsd / 2) / microUsdPerUsd);
  // Adding zero turns −0 into 0.
  return Math.sign(amount) * size + 0;
}

/** The slider step nearest to a value. */
export function nearestStep(value: number, { min, step }: InputLimits): number {
  return min + Math.round((value - min) / step) * step;
}
