import type { CalculatorOptions } from '../../domain/calculator-options.ts';
import {
  calculateSavings,
  defaultChoice,
  inputLimits,
  nearestStep,
  parseTyped,
  type InputName,
} from '../../domain/savings.ts';

/** One amount: the value that counts, and what its field shows, which may be unusable. */
export interface Amount {
  value: number;
  typed: string;
}

/** All that a visitor can set. */
export interface CalculatorState {
  amounts: Record<InputName, Amount>;
  otaId: string;
  planId: string;
  isYearly: boolean;
}

function amountOf(value: number): Amount {
  return { value, typed: String(value) };
}

/** What the calculator shows before anyone has touched it. */
export const startState: CalculatorState = {
  amounts: {
    nightlyRateUsd: amountOf(inputLimits.nightlyRateUsd.default),
    occupancyPercent: amountOf(inputLimits.occupancyPercent.default),
    propertyCount: amountOf(inputLimits.propertyCount.default),
  },
  ...defaultChoice,
  isYearly: false,
};

/** The state after a slider was moved: its field follows. */
export function slideTo(state: CalculatorState, name: InputName, value: number): CalculatorState {
  return { ...state, amounts: { ...state.amounts, [name]: amountOf(value) } };
}

/** The state after typing: what is unusable stays in the field, and the last good value counts. */
export function typeIn(state: CalculatorState, name: InputName, typed: string): CalculatorState {
  const value = parseTyped(typed, inputLimits[name]) ?? state.amounts[name].value;
  return { ...state, amounts: { ...state.amounts, [name]: { value, typed } } };
}

/** Name of the form field that takes an amount by keyboard; the slider has the amount's own name. */
export function typedName(name: InputName): string {
  return `${name}Typed`;
}

function readAmount(data: FormData, name: InputName): Amount {
  const limits = inputLimits[name];
  const thumb = Number(data.get(name));
  const typed = String(data.get(typedName(name)));
  const value = parseTyped(typed, limits);
  const isThumbMoved = thumb !== limits.default;
  const isSame = value !== null && nearestStep(value, limits) === thumb;
  // Slider and field disagree, no script having kept them together: the one that was moved counts.
  if (isThumbMoved && !isSame) return amountOf(thumb);
  return { value: value ?? thumb, typed };
}

/**
 * What a form's entries say when the script starts: a visitor, or the browser going back, may have
 * changed them by then.
 */
export function readEntries(data: FormData): CalculatorState {
  return {
    amounts: {
      nightlyRateUsd: readAmount(data, 'nightlyRateUsd'),
      occupancyPercent: readAmount(data, 'occupancyPercent'),
      propertyCount: readAmount(data, 'propertyCount'),
    },
    otaId: String(data.get('otaId')),
    planId: String(data.get('planId')),
    isYearly: data.has('isYearly'),
  };
}

function chosen<Option extends { id: string }>(options: readonly Option[], id: string): Option {
  const option = options.find((each) => each.id === id) ?? options[0];
  if (!option) throw new Error('The calculator has nothing to choose from.');
  return option;
}

/** What follows from the state: the chosen platform and plan, and the savings. */
export function evaluate(state: CalculatorState, options: CalculatorOptions) {
  const { amounts } = state;
  const ota = chosen(options.otas, state.otaId);
  const plan = chosen(options.plans, state.planId);
  const savings = calculateSavings({
    nightlyRateUsd: amounts.nightlyRateUsd.value,
    occupancyPercent: amounts.occupancyPercent.value,
    propertyCount: amounts.propertyCount.value,
    otaCommissionPercent: ota.commissionPercent,
    planFeeUsd: plan.feeUsd,
    directBookingFeePercent: options.directBookingFeePercent,
  });
  return { ota, plan, savings };
}

export type Evaluation = ReturnType<typeof evaluate>;
