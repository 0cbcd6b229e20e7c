import type { BookingSite } from '../../content/facts/calculator.ts';
import type { ByAmount, CalculatorOptions, PlanOption } from './options.ts';
import {
  breakEvenRevenue,
  calculateSavings,
  usualDirectPercent,
  type SavingsInputs,
} from './savings.ts';

/** Everything that a visitor can set. */
export interface Choice {
  amounts: ByAmount<number>;
  otaId: string;
  planId: string;
  isYearly: boolean;
  /** Whether the plan's price is the one billed yearly. */
  isBilledYearly: boolean;
  /** Whether card processing on direct bookings is counted. */
  hasProcessing: boolean;
}

/** The choice that the calculator starts with: the first OTA and the first plan. */
export function defaultChoice({ amounts, otas, plans }: CalculatorOptions): Choice {
  return {
    amounts: Object.fromEntries(
      Object.entries(amounts).map(([name, rules]) => [name, rules.default]),
    ) as Choice['amounts'],
    otaId: otas[0]?.id ?? '',
    planId: plans[0]?.id ?? '',
    isYearly: false,
    isBilledYearly: false,
    hasProcessing: false,
  };
}

/** The option with an id; the first one if the id is unknown. */
export function findOption<Option extends { id: string }>(
  options: readonly Option[],
  id: string,
): Option {
  const option = options.find((each) => each.id === id) ?? options[0];
  if (!option) throw new Error('The calculator has no options.');
  return option;
}

/** The commission of an OTA in percent: the visitor's, or the one that the content has. */
export function commissionOf({ amounts }: Choice, { id, commissionPercent }: BookingSite): number {
  return amounts[id] ?? commissionPercent;
}

function savingsInputs(
  choice: Choice,
  options: CalculatorOptions,
  ota: BookingSite,
  plan: PlanOption,
): SavingsInputs {
  const { stayNights } = choice.amounts;
  const { percent, perBookingCents } = options.cardProcessing;
  return {
    ...choice.amounts,
    commissionPercent: commissionOf(choice, ota),
    planFee: choice.isBilledYearly ? plan.yearlyFee : plan.fee,
    directBookingFeePercent: options.directBookingFeePercent,
    cardProcessing: choice.hasProcessing ? { percent, perBookingCents, stayNights } : null,
  };
}

export type Evaluation = ReturnType<typeof evaluate>;

/** Everything that the calculator shows for a choice. All amounts are per month. */
export function evaluate(choice: Choice, options: CalculatorOptions) {
  const ota = findOption(options.otas, choice.otaId);
  const plan = findOption(options.plans, choice.planId);
  const inputs = savingsInputs(choice, options, ota, plan);
  const usual = { ...inputs, directPercent: usualDirectPercent };
  return {
    inputs,
    ota,
    plan,
    savings: calculateSavings(inputs),
    isYearly: choice.isYearly,
    /** With the usual share of direct bookings; `null` if the visitor chose a share. */
    usualSavings: inputs.directPercent === 100 ? calculateSavings(usual) : null,
    /** The revenue from which the plan pays off; `null` if there is none. */
    breakEven: breakEvenRevenue(inputs),
  };
}
