import { defaultPropertyCount, maxPropertyCount } from '../../../shared/calculator-parameters.ts';

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

/** The limits of the inputs that determine the revenue; those of the nightly rate are the content's. */
export const inputLimits = {
  occupancyPercent: { min: 10, max: 100, step: 1, default: 70 },
  propertyCount: { min: 1, max: maxPropertyCount, step: 1, default: defaultPropertyCount },
} as const satisfies Record<string, InputLimits>;

/** The inputs that determine the revenue. */
export type InputName = 'nightlyRate' | keyof typeof inputLimits;

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

/** The share of direct bookings that the answer also names, since all bookings seldom are direct. */
export const usualDirectPercent = 35;

/** Inputs of the calculation. Rate, occupancy and count are integers; percentages have at most two decimals. */
export interface SavingsInputs extends Record<InputName, number>, Assumptions {
  otaCommissionPercent: number;
  /** Per month; at most two decimals. */
  planFee: number;
  directBookingFeePercent: number;
}

/**
 * Millionths of a dollar, euro and so on, as an integer. In this unit, all products of the inputs are
 * exact, and for nightly rates up to 1,000 the largest yearly amount is far below
 * `Number.MAX_SAFE_INTEGER`.
 */
export type Micros = number;

/** How many there are in one dollar, euro and so on. */
export const microsPerUnit = 1_000_000;

/** Exact results. Costs are per month. */
export interface Savings {
  otaCost: Micros;
  productCost: Micros;
  /** Negative if the product costs more than the OTA. */
  monthlySavings: Micros;
  yearlySavings: Micros;
}

function basisPoints(percent: number): number {
  return Math.round(percent * 100);
}

/** The monthly booking revenue in whole cents. */
export function monthlyRevenueCents(inputs: Pick<SavingsInputs, InputName>): number {
  const { nightlyRate, occupancyPercent, propertyCount } = inputs;
  // Dollars times percent is cents.
  return nightlyRate * daysPerMonth * occupancyPercent * propertyCount;
}

/**
 * Compares the OTA's monthly commission with the monthly cost of the product.
 *
 *     OTA cost     = R·r
 *     product cost = s·R·(f + p) + (1 − s)·R·r + s·B·c + plan fee
 *
 * R revenue (a month), r the OTA's commission, s the direct share, f the fee on direct bookings,
 * p and c the cost of a card payment (share of the amount, and amount per booking), B bookings a month:
 * nights ÷ average stay. With the default assumptions (s = 1, no p, no c) this is the specification's
 * formula. Share and stay are quotients, so the product cost is rounded to millionths of a dollar.
 */
export function calculateSavings(inputs: SavingsInputs): Savings {
  const revenueCents = monthlyRevenueCents(inputs);
  const { directPercent, cardProcessing, nightlyRate } = inputs;
  const otaPoints = basisPoints(inputs.otaCommissionPercent);
  // Cents times hundredths of a percent is millionths of a dollar.
  const otaCost = revenueCents * otaPoints;
  const shareCost =
    (revenueCents *
      (directPercent * directBookingPoints(inputs) + (100 - directPercent) * otaPoints)) /
    100;
  const bookingFees = cardProcessing
    ? // Cents × percent × hundredths of a night is millionths of a dollar.
      (cardProcessing.perBookingCents * directPercent * (revenueCents / nightlyRate)) /
      cardProcessing.stayNights
    : 0;
  const productCost = Math.round(shareCost + bookingFees) + planFeeMicros(inputs);
  const monthlySavings = otaCost - productCost;
  return { otaCost, productCost, monthlySavings, yearlySavings: perYear(monthlySavings) };
}

function planFeeMicros({ planFee }: SavingsInputs): Micros {
  return Math.round(planFee * microsPerUnit);
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
  const { directPercent, cardProcessing, nightlyRate, otaCommissionPercent } = inputs;
  const perBooking = cardProcessing
    ? cardProcessing.perBookingCents / (cardProcessing.stayNights * nightlyRate)
    : 0;
  const points = (basisPoints(otaCommissionPercent) - directBookingPoints(inputs)) / 100;
  return directPercent * (points - perBooking);
}

/** Both monthly costs at any revenue, with the other inputs unchanged. */
export function costsAt(inputs: SavingsInputs, revenueCents: number) {
  const otaCost = revenueCents * basisPoints(inputs.otaCommissionPercent);
  const saved = revenueCents * savingsPerCent(inputs) - planFeeMicros(inputs);
  return { otaCost, productCost: otaCost - saved };
}

/** The yearly amount for a monthly one. */
export function perYear(amount: Micros): Micros {
  return amount * monthsPerYear;
}

/** Rounds to whole dollars, euros and so on, a half away from zero: 472.50 → 473, −472.50 → −473. */
export function roundToWhole(amount: Micros): number {
  const size = Math.floor((Math.abs(amount) + microsPerUnit / 2) / microsPerUnit);
  // Adding zero turns −0 into 0.
  return Math.sign(amount) * size + 0;
}

/** The slider step nearest to a value. */
export function nearestStep(value: number, { min, step }: InputLimits): number {
  return min + Math.round((value - min) / step) * step;
}
