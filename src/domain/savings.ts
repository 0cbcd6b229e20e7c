import type { OtaId } from './ota.ts';
import type { PlanId } from './plan.ts';

/** A month of the calculator, whatever the calendar says. */
export const daysPerMonth = 30;

export const monthsPerYear = 12;

/** What a slider offers. Typed in, any whole number from `min` to `max` counts, also between steps. */
export interface InputLimits {
  min: number;
  max: number;
  step: number;
  default: number;
}

/** The calculator's sliders, in the order in which it shows them. */
export const inputLimits = {
  nightlyRateUsd: { min: 50, max: 500, step: 5, default: 150 },
  occupancyPercent: { min: 10, max: 100, step: 1, default: 70 },
  propertyCount: { min: 1, max: 50, step: 1, default: 1 },
} as const satisfies Record<string, InputLimits>;

export type InputName = keyof typeof inputLimits;

/** The platform and the plan that the calculator starts with. */
export const defaultChoice = { otaId: 'airbnb', planId: 'starter' } as const satisfies {
  otaId: OtaId;
  planId: PlanId;
};

/** What the calculation takes. Rate, occupancy and count are whole; percentages have two decimals at most. */
export interface SavingsInputs extends Record<InputName, number> {
  otaCommissionPercent: number;
  /** Of the plan, per month. */
  planFeeUsd: number;
  directBookingFeePercent: number;
}

/**
 * Millionths of a US dollar, as an exact integer: the unit in which no product of the inputs leaves
 * a remainder. The largest yearly amount is far below `Number.MAX_SAFE_INTEGER`.
 */
export type MicroUsd = number;

const microUsdPerUsd = 1_000_000;

/** What the calculation gives, exact. Costs are per month. */
export interface Savings {
  otaCost: MicroUsd;
  productCost: MicroUsd;
  /** Below zero where the product costs more than the OTA. */
  monthlySavings: MicroUsd;
  yearlySavings: MicroUsd;
}

function basisPoints(percent: number): number {
  return Math.round(percent * 100);
}

/** A month's booking revenue, in exact cents. */
export function monthlyRevenueCents(inputs: Pick<SavingsInputs, InputName>): number {
  const { nightlyRateUsd, occupancyPercent, propertyCount } = inputs;
  // Dollars times percent are cents.
  return nightlyRateUsd * daysPerMonth * occupancyPercent * propertyCount;
}

/** Compares what an OTA takes of a month's bookings with what the product takes of the same. */
export function calculateSavings(inputs: SavingsInputs): Savings {
  const revenueCents = monthlyRevenueCents(inputs);
  // Cents times hundredths of a percent are millionths of a dollar.
  const otaCost = revenueCents * basisPoints(inputs.otaCommissionPercent);
  const productCost =
    revenueCents * basisPoints(inputs.directBookingFeePercent) + inputs.planFeeUsd * microUsdPerUsd;
  const monthlySavings = otaCost - productCost;
  return { otaCost, productCost, monthlySavings, yearlySavings: perYear(monthlySavings) };
}

/** Twelve times a month's amount. */
export function perYear(amount: MicroUsd): MicroUsd {
  return amount * monthsPerYear;
}

/** Whole dollars, half a dollar rounded away from zero: 472.50 → 473, −472.50 → −473. */
export function roundToDollars(amount: MicroUsd): number {
  const size = Math.floor((Math.abs(amount) + microUsdPerUsd / 2) / microUsdPerUsd);
  // Adding zero turns −0 into 0.
  return Math.sign(amount) * size + 0;
}

/** The value that someone typed, or `null` unless it is a whole number within the limits. */
export function parseTyped(typed: string, { min, max }: InputLimits): number | null {
  const text = typed.trim();
  if (!/^\d{1,9}$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}

/** Where a slider's thumb stands for a value between its steps. */
export function nearestStep(value: number, { min, step }: InputLimits): number {
  return min + Math.round((value - min) / step) * step;
}
