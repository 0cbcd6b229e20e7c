import type { CalculatorOptions, OtaOption, PlanOption } from './options.ts';
import { otaIds, type OtaId } from '../../../content/facts/booking-site-ids.ts';
import {
  defaultChoice,
  inputLimits,
  type InputLimits,
  type InputName,
  type SavingsInputs,
} from './savings.ts';
import type { AmountUnit } from './parse-amount.ts';

/** Every number that a visitor can set. An OTA's id is the name of its commission in percent. */
export type AmountName = InputName | 'directPercent' | 'stayNights' | OtaId;

/** Everything that a visitor can set. */
export interface Choice {
  amounts: Record<AmountName, number>;
  otaId: string;
  planId: string;
  isYearly: boolean;
  /** Whether card processing on direct bookings is counted. */
  hasProcessing: boolean;
}

/** The unit of each number. */
export const amountUnits: Record<AmountName, AmountUnit> = {
  nightlyRateUsd: 'dollars',
  occupancyPercent: 'percent',
  propertyCount: 'count',
  directPercent: 'percent',
  stayNights: 'count',
  airbnb: 'percent',
  booking: 'percent',
  vrbo: 'percent',
  expedia: 'percent',
  agoda: 'percent',
};

const commission = { min: 0, max: 30, step: 0.5 };

/** The limits and default of each number. */
export function amountLimits(options: CalculatorOptions): Record<AmountName, InputLimits> {
  const limitsOf = (id: OtaId): InputLimits => ({
    ...commission,
    default: options.otas.find((ota) => ota.id === id)?.commissionPercent ?? 0,
  });
  return {
    ...inputLimits,
    directPercent: { min: 0, max: 100, step: 5, default: 100 },
    stayNights: { min: 1, max: 30, step: 1, default: options.cardProcessing.stayNights },
    airbnb: limitsOf('airbnb'),
    booking: limitsOf('booking'),
    vrbo: limitsOf('vrbo'),
    expedia: limitsOf('expedia'),
    agoda: limitsOf('agoda'),
  };
}

/** The numbers that have a slider, in page order; the others are assumptions. */
export const sliderNames = [
  'nightlyRateUsd',
  'occupancyPercent',
  'propertyCount',
  'directPercent',
] as const satisfies AmountName[];

export type SliderName = (typeof sliderNames)[number];

export const amountNames: AmountName[] = [...sliderNames, 'stayNights', ...otaIds];

/** The choice that the calculator starts with. */
export function defaultChoiceFor(options: CalculatorOptions): Choice {
  const limits = amountLimits(options);
  const amounts = {} as Record<AmountName, number>;
  for (const name of amountNames) amounts[name] = limits[name].default;
  return { amounts, ...defaultChoice, isYearly: false, hasProcessing: false };
}

/** The choice with the default assumptions; sliders, OTA, plan and view stay. */
export function withDefaultAssumptions(choice: Choice, options: CalculatorOptions): Choice {
  const start = defaultChoiceFor(options);
  const amounts = { ...start.amounts };
  for (const name of sliderNames) amounts[name] = choice.amounts[name];
  return { ...choice, amounts, hasProcessing: false };
}

/** The option with an id; the first option if the id is unknown. */
export function findOption<Option extends { id: string }>(
  options: readonly Option[],
  id: string,
): Option {
  const option = options.find((each) => each.id === id) ?? options[0];
  if (!option) throw new Error('The calculator has no options.');
  return option;
}

/** The inputs of the calculation for a choice, with any OTA and plan. */
export function savingsInputs(
  { amounts, hasProcessing }: Choice,
  options: CalculatorOptions,
  { ota, plan }: { ota: OtaOption; plan: PlanOption },
): SavingsInputs {
  const { nightlyRateUsd, occupancyPercent, propertyCount, directPercent, stayNights } = amounts;
  const { percent, perBookingCents } = options.cardProcessing;
  return {
    nightlyRateUsd,
    occupancyPercent,
    propertyCount,
    directPercent,
    cardProcessing: hasProcessing ? { percent, perBookingCents, stayNights } : null,
    otaCommissionPercent: amounts[ota.id],
    planFeeUsd: plan.feeUsd,
    directBookingFeePercent: options.directBookingFeePercent,
  };
}
