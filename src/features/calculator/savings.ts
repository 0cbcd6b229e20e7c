import { breakEven } from '../../shared/break-even.ts';

/** The calculator's months all have 30 days. */
export const daysPerMonth = 30;

const monthsPerYear = 12;

/** The share of direct bookings that the answer also names, since all bookings seldom are direct. */
export const usualDirectPercent = 35;

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
  /** Share of direct bookings; the others still come through the OTA. */
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

/** What bookings cost without the plan's fee, in percent of the revenue: through the OTA, and with the product. */
function costPercents(inputs: SavingsInputs) {
  const { commissionPercent, directPercent, cardProcessing, nightlyRate } = inputs;
  // Cents per dollar are percent.
  const cards = cardProcessing
    ? cardProcessing.percent +
      cardProcessing.perBookingCents / (cardProcessing.stayNights * nightlyRate)
    : 0;
  const direct = directPercent / 100;
  return {
    ota: commissionPercent,
    product: direct * (inputs.directBookingFeePercent + cards) + (1 - direct) * commissionPercent,
  };
}

export type Savings = ReturnType<typeof savingsAt>;

/**
 * Both costs at any monthly revenue, other inputs unchanged. All amounts but the last are per month, and
 * savings are negative if the product costs more.
 */
export function savingsAt(revenue: number, inputs: SavingsInputs) {
  const { ota, product } = costPercents(inputs);
  const otaCost = exact((revenue * ota) / 100);
  const productCost = exact((revenue * product) / 100 + inputs.planFee);
  const monthlySavings = exact(otaCost - productCost);
  return { revenue, otaCost, productCost, monthlySavings, yearlySavings: perYear(monthlySavings) };
}

/** Compares the OTA's commission with the cost of the product: its fees, and the OTA's for bookings that stay there. */
export function calculateSavings(inputs: SavingsInputs) {
  const { nightlyRate, occupancyPercent, propertyCount } = inputs;
  const revenue = (nightlyRate * daysPerMonth * occupancyPercent * propertyCount) / 100;
  return savingsAt(revenue, inputs);
}

/**
 * The monthly revenue in whole dollars from which the product costs no more than the OTA; `null` if it always costs
 * more.
 */
export function breakEvenRevenue(inputs: SavingsInputs): number | null {
  const { ota, product } = costPercents(inputs);
  return breakEven(inputs.planFee, exact(ota - product));
}

/** The whole percentage of direct bookings from which that is so, other inputs unchanged; `null` if there is none. */
export function breakEvenDirectPercent(inputs: SavingsInputs): number | null {
  const { monthlySavings } = calculateSavings({ ...inputs, directPercent: 100 });
  const savedIfAllDirect = exact(monthlySavings + inputs.planFee);
  const percent = breakEven(inputs.planFee, savedIfAllDirect);
  return percent !== null && percent <= 100 ? percent : null;
}
