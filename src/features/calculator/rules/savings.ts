/** A month of the calculator, whatever the calendar says. */
export const daysPerMonth = 30;

const monthsPerYear = 12;

/** What a control offers. Typed or in the address, values between a slider's steps are valid too. */
export interface InputLimits {
  min: number;
  max: number;
  /** Below one, it is also the smallest difference that can be typed. */
  step: number;
  default: number;
}

/** The numbers that make the revenue. */
export const inputLimits = {
  nightlyRateUsd: { min: 50, max: 500, step: 5, default: 150 },
  occupancyPercent: { min: 10, max: 100, step: 1, default: 70 },
  propertyCount: { min: 1, max: 50, step: 1, default: 1 },
} as const satisfies Record<string, InputLimits>;

export type InputName = keyof typeof inputLimits;

/** What a payment provider charges for a guest's card. */
export interface CardProcessing {
  /** Of the amount paid; two decimals at most. */
  percent: number;
  /** Whole cents for each booking. */
  perBookingCents: number;
  /** Average length of a stay in nights: it says how many bookings the nights make. */
  stayNights: number;
}

/** What the specification's formula leaves out, and the calculator lets a visitor put in. */
export interface Assumptions {
  /** Share of the bookings that come in directly, in whole percent; the OTA keeps the others. */
  directPercent: number;
  /** Paid on direct bookings; `null` leaves it out. */
  cardProcessing: CardProcessing | null;
}

/** The specification's own: every booking is direct, and what cards cost is left out. */
export const plainAssumptions: Assumptions = { directPercent: 100, cardProcessing: null };

/** What the calculation takes. Rate, occupancy and count are whole; percentages have two decimals at most. */
export interface SavingsInputs extends Record<InputName, number>, Assumptions {
  otaCommissionPercent: number;
  /** Of the plan, per month. */
  planFeeUsd: number;
  directBookingFeePercent: number;
}

/**
 * Millionths of a US dollar, as an exact integer: the unit in which no product of the plain inputs
 * leaves a remainder. The largest yearly amount is far below `Number.MAX_SAFE_INTEGER`.
 */
export type MicroUsd = number;

export const microUsdPerUsd = 1_000_000;

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

/**
 * Compares what an OTA takes of a month's bookings with what the product costs for the same month.
 *
 *     OTA cost     = R·r
 *     product cost = s·R·(f + p) + (1 − s)·R·r + s·B·c + plan fee
 *
 * R revenue (USD a month), r the OTA's commission, s the direct share, f the fee on direct bookings,
 * p and c what a card costs (of the amount, and USD per booking), B bookings a month: nights ÷ stay.
 * With plain assumptions (s = 1, no p, no c) this is the specification's formula to the cent; share
 * and stay are quotients, and the product cost is then rounded to whole millionths of a dollar.
 */
export function calculateSavings(inputs: SavingsInputs): Savings {
  const revenueCents = monthlyRevenueCents(inputs);
  const { directPercent, cardProcessing, nightlyRateUsd } = inputs;
  const otaPoints = basisPoints(inputs.otaCommissionPercent);
  // Cents times hundredths of a percent are millionths of a dollar.
  const otaCost = revenueCents * otaPoints;
  const shareCost =
    (revenueCents * (directPercent * directPoints(inputs) + (100 - directPercent) * otaPoints)) /
    100;
  const bookingFees = cardProcessing
    ? // Cents × percent × hundredths of a night are millionths of a dollar.
      (cardProcessing.perBookingCents * directPercent * (revenueCents / nightlyRateUsd)) /
      cardProcessing.stayNights
    : 0;
  const productCost = Math.round(shareCost + bookingFees) + inputs.planFeeUsd * microUsdPerUsd;
  const monthlySavings = otaCost - productCost;
  return { otaCost, productCost, monthlySavings, yearlySavings: perYear(monthlySavings) };
}

/** What a direct booking costs besides the plan, of the amount, in hundredths of a percent. */
function directPoints({ directBookingFeePercent, cardProcessing }: SavingsInputs): number {
  return basisPoints(directBookingFeePercent) + basisPoints(cardProcessing?.percent ?? 0);
}

/**
 * What a cent of monthly revenue saves before the plan is paid, in millionths of a dollar: the OTA's
 * cost and the product's are two straight lines over the revenue, and this is what parts them.
 * Revenue grows by nights at the given nightly rate, so a card's charge per booking grows with it.
 */
export function savedPerCent(inputs: SavingsInputs): number {
  const { directPercent, cardProcessing, nightlyRateUsd, otaCommissionPercent } = inputs;
  const perBooking = cardProcessing
    ? cardProcessing.perBookingCents / (cardProcessing.stayNights * nightlyRateUsd)
    : 0;
  const points = (basisPoints(otaCommissionPercent) - directPoints(inputs)) / 100;
  return directPercent * (points - perBooking);
}

/** Both costs of a month at any revenue, on the lines that the calculation's own results lie on. */
export function costsAt(inputs: SavingsInputs, revenueCents: number) {
  const otaCost = revenueCents * basisPoints(inputs.otaCommissionPercent);
  const saved = revenueCents * savedPerCent(inputs) - inputs.planFeeUsd * microUsdPerUsd;
  return { otaCost, productCost: otaCost - saved };
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

/** Where a slider's thumb stands for a value between its steps. */
export function nearestStep(value: number, { min, step }: InputLimits): number {
  return min + Math.round((value - min) / step) * step;
}
