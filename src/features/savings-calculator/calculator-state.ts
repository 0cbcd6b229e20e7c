import { breakEvenRevenueCents } from '../../domain/break-even.ts';
import { readAddress } from '../../domain/calculator-address.ts';
import {
  amountLimits,
  amountNames,
  chosen,
  savingsInputs,
  startChoice,
  type AmountName,
  type Choice,
} from '../../domain/calculator-choice.ts';
import type { CalculatorOptions, OtaOption, PlanOption } from '../../domain/calculator-options.ts';
import {
  calculateSavings,
  monthlyRevenueCents,
  nearestStep,
  parseTyped,
  type InputLimits,
} from '../../domain/savings.ts';

/** What is chosen, and what fields show beside that: a text as typed, which may be unusable. */
export interface CalculatorState extends Choice {
  typed: Partial<Record<AmountName, string>>;
}

/** What changes the state. */
export type Change = (state: CalculatorState) => CalculatorState;

/** What the calculator shows before anyone has touched it. */
export function startState(options: CalculatorOptions): CalculatorState {
  return { ...startChoice(options), typed: {} };
}

/** What an amount's field shows. */
export function shownIn({ typed, amounts }: CalculatorState, name: AmountName): string {
  return typed[name] ?? String(amounts[name]);
}

/** The state after a slider was moved: its field follows. */
export function slideTo(state: CalculatorState, name: AmountName, value: number): CalculatorState {
  const { [name]: _, ...typed } = state.typed;
  return { ...state, amounts: { ...state.amounts, [name]: value }, typed };
}

/** The state after typing: what is unusable stays in the field, and the last good value counts. */
export function typeIn(
  state: CalculatorState,
  options: CalculatorOptions,
  name: AmountName,
  typed: string,
): CalculatorState {
  const value = parseTyped(typed, amountLimits(options)[name]) ?? state.amounts[name];
  return { ...slideTo(state, name, value), typed: { ...state.typed, [name]: typed } };
}

/** Name of the form field that takes an amount by keyboard; the slider has the amount's own name. */
export function typedName(name: AmountName): string {
  return `${name}Typed`;
}

/** What a field, and its slider if it has one, say where one of them was changed; `null` where none was. */
function readAmount(
  data: FormData,
  name: AmountName,
  limits: InputLimits,
): { value: number | null; typed?: string } | null {
  const typed = String(data.get(typedName(name)));
  const value = parseTyped(typed, limits);
  const thumb = data.has(name) ? Number(data.get(name)) : limits.default;
  const isThumbMoved = thumb !== limits.default;
  const isSame = value !== null && nearestStep(value, limits) === thumb;
  // Slider and field disagree, no script having kept them together: the one that was moved counts.
  if (isThumbMoved && !isSame) return { value: thumb };
  return typed === String(limits.default) ? null : { value, typed };
}

/**
 * The state when the script starts: what the address says, and over that what the form's entries
 * say, where a visitor, or the browser going back, has changed them by then.
 */
export function arrivalState(
  search: string,
  data: FormData,
  options: CalculatorOptions,
): CalculatorState {
  const start = startChoice(options);
  const limits = amountLimits(options);
  const state: CalculatorState = { ...readAddress(search, options), typed: {} };
  for (const name of amountNames) {
    const read = readAmount(data, name, limits[name]);
    if (read?.value != null) state.amounts[name] = read.value;
    if (read?.typed !== undefined) state.typed[name] = read.typed;
  }
  const changed = (name: 'otaId' | 'planId') => {
    const value = String(data.get(name));
    return value === start[name] ? state[name] : value;
  };
  return {
    ...state,
    otaId: changed('otaId'),
    planId: changed('planId'),
    isYearly: data.has('isYearly') || state.isYearly,
    hasProcessing: data.has('hasProcessing') || state.hasProcessing,
  };
}

/** What follows from a choice against a platform and on a plan; the chosen ones unless others are named. */
export function evaluate(
  choice: Choice,
  options: CalculatorOptions,
  others: { ota?: OtaOption; plan?: PlanOption } = {},
) {
  const ota = others.ota ?? chosen(options.otas, choice.otaId);
  const plan = others.plan ?? chosen(options.plans, choice.planId);
  const inputs = savingsInputs(choice, options, { ota, plan });
  return {
    ota,
    plan,
    inputs,
    savings: calculateSavings(inputs),
    revenueCents: monthlyRevenueCents(inputs),
    breakEvenCents: breakEvenRevenueCents(inputs),
  };
}

export type Evaluation = ReturnType<typeof evaluate>;
