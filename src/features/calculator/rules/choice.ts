import type { CalculatorOptions, OtaOption, PlanOption } from './options.ts';
import { inputLimits, type InputLimits, type InputName, type SavingsInputs } from './savings.ts';
import type { AmountUnit } from './parse-amount.ts';

/** The numbers that a visitor can set, whatever the OTAs are. */
export type FixedAmountName = InputName | 'directPercent' | 'stayNights';

/** Every number that a visitor can set. An OTA's id is the name of its commission in percent. */
export type AmountName = FixedAmountName | OtaOption['id'];

/** Everything that a visitor can set. */
export interface Choice {
  amounts: Record<FixedAmountName, number> & Record<OtaOption['id'], number>;
  otaId: string;
  planId: string;
  isYearly: boolean;
  /** Whether card processing on direct bookings is counted. */
  hasProcessing: boolean;
}

const fixedUnits: Record<FixedAmountName, AmountUnit> = {
  nightlyRate: 'money',
  occupancyPercent: 'percent',
  propertyCount: 'count',
  directPercent: 'percent',
  stayNights: 'count',
};

function isFixed(name: AmountName): name is FixedAmountName {
  return Object.hasOwn(fixedUnits, name);
}

/** The unit of a number. */
export function amountUnit(name: AmountName): AmountUnit {
  return isFixed(name) ? fixedUnits[name] : 'percent';
}

const commission = { min: 0, max: 30, step: 0.5 };

/**
 * The limits and default of a number.
 * @throws {Error} if the name is neither a fixed number nor an OTA's id.
 */
export function amountLimits(options: CalculatorOptions, name: AmountName): InputLimits {
  if (isFixed(name)) {
    return {
      ...inputLimits,
      nightlyRate: options.nightlyRate,
      directPercent: { min: 0, max: 100, step: 5, default: 100 },
      stayNights: { min: 1, max: 30, step: 1, default: options.cardProcessing.stayNights },
    }[name];
  }
  const ota = options.otas.find(({ id }) => id === name);
  if (!ota) throw new Error(`The calculator has no amount "${name}".`);
  return { ...commission, default: ota.commissionPercent };
}

/**
 * A number of a choice.
 * @throws {Error} if the name is neither a fixed number nor an OTA's id.
 */
export function amountOf({ amounts }: Pick<Choice, 'amounts'>, name: AmountName): number {
  const amount = amounts[name];
  if (amount === undefined) throw new Error(`The calculator has no amount "${name}".`);
  return amount;
}

/** The numbers that have a slider, in page order; the others are assumptions. */
export const sliderNames = [
  'nightlyRate',
  'occupancyPercent',
  'propertyCount',
  'directPercent',
] as const satisfies FixedAmountName[];

export type SliderName = (typeof sliderNames)[number];

/** Names of all numbers that a visitor can set. */
export function amountNames({ otas }: CalculatorOptions): AmountName[] {
  return [...sliderNames, 'stayNights', ...otas.map(({ id }) => id)];
}

/** The choice that the calculator starts with: the first OTA and the first plan. */
export function defaultChoiceFor(options: CalculatorOptions): Choice {
  const amounts = {} as Choice['amounts'];
  for (const name of amountNames(options)) amounts[name] = amountLimits(options, name).default;
  return {
    amounts,
    otaId: options.otas[0]?.id ?? '',
    planId: options.plans[0]?.id ?? '',
    isYearly: false,
    hasProcessing: false,
  };
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
  choice: Choice,
  options: CalculatorOptions,
  { ota, plan }: { ota: OtaOption; plan: PlanOption },
): SavingsInputs {
  const { amounts, hasProcessing } = choice;
  const { nightlyRate, occupancyPercent, propertyCount, directPercent, stayNights } = amounts;
  const { percent, perBookingCents } = options.cardProcessing;
  return {
    nightlyRate,
    occupancyPercent,
    propertyCount,
    directPercent,
    cardProcessing: hasProcessing ? { percent, perBookingCents, stayNights } : null,
    otaCommissionPercent: amountOf(choice, ota.id),
    planFee: plan.fee,
    directBookingFeePercent: options.directBookingFeePercent,
  };
}
