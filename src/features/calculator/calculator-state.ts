import { breakEvenRevenueCents } from './rules/break-even.ts';
import { readAddress } from './rules/address.ts';
import {
  amountLimits,
  amountNames,
  amountOf,
  amountUnit,
  chosen,
  savingsInputs,
  startChoice,
  withPlainAssumptions,
  type AmountName,
  type Choice,
} from './rules/choice.ts';
import type { CalculatorOptions, OtaOption, PlanOption } from './rules/options.ts';
import { calculateSavings, monthlyRevenueCents, nearestStep } from './rules/savings.ts';
import { readTypedAmount } from './rules/typed-amount.ts';

/** What a field says about the text typed in it: how it was adjusted, or why it cannot be used. */
type Remark = 'limited' | 'rounded' | 'unreadable' | 'otherCurrency';

/** The choice, the texts in the fields, and what the fields say about them. */
export interface CalculatorState extends Choice {
  /** Texts in fields that are not counted: still being typed, or unusable. */
  typed: Partial<Record<AmountName, string>>;
  remarks: Partial<Record<AmountName, Remark>>;
  /** The amount whose remark is new, so that it is announced with the result. */
  latest: AmountName | null;
}

/** What changes the state. */
export type Change = (state: CalculatorState) => CalculatorState;

const nothingTyped = { typed: {}, remarks: {}, latest: null };

/** What the calculator shows before anyone has touched it. */
export function startState(options: CalculatorOptions): CalculatorState {
  return { ...startChoice(options), ...nothingTyped };
}

/** What an amount's field shows. */
export function shownIn(state: CalculatorState, name: AmountName): string {
  return state.typed[name] ?? String(amountOf(state, name));
}

/** The state after a choice other than an amount. */
export function choose(state: CalculatorState, choice: Partial<Choice>): CalculatorState {
  return { ...state, ...choice, latest: null };
}

/** The state after a slider was moved: its field follows. */
export function slideTo(state: CalculatorState, name: AmountName, value: number): CalculatorState {
  const { [name]: _text, ...typed } = state.typed;
  const { [name]: _remark, ...remarks } = state.remarks;
  const amounts = { ...state.amounts, [name]: value };
  return { ...state, amounts, typed, remarks, latest: null };
}

/** The state while somebody types: nothing counts until the number is complete. */
export function typeIn(state: CalculatorState, name: AmountName, text: string): CalculatorState {
  const unchanged = slideTo(state, name, amountOf(state, name));
  return { ...unchanged, typed: { ...state.typed, [name]: text } };
}

/**
 * The state after a field is left: the typed number counts, rounded and within the limits. A text that
 * cannot be used stays in the field, and the last amount still counts.
 */
export function finishTyping(
  state: CalculatorState,
  options: CalculatorOptions,
  name: AmountName,
): CalculatorState {
  const text = state.typed[name];
  if (text === undefined) return state;
  const read = readTypedAmount(text, amountLimits(options, name), amountUnit(name));
  const finished = read.value === null ? state : slideTo(state, name, read.value);
  const remark = read.value === null ? read.problem : read.adjusted;
  if (!remark) return finished;
  return { ...finished, remarks: { ...finished.remarks, [name]: remark }, latest: name };
}

/** The state as if every field had been left. */
export function finishAllTyping(
  state: CalculatorState,
  options: CalculatorOptions,
): CalculatorState {
  return amountNames(options).reduce(
    (current, name) => finishTyping(current, options, name),
    state,
  );
}

/** The state with the default assumptions; the sliders, platform and plan stay. */
export function resetAssumptions(
  state: CalculatorState,
  options: CalculatorOptions,
): CalculatorState {
  return { ...state, ...withPlainAssumptions(state, options), ...nothingTyped };
}

/** Name of the form field that takes an amount by keyboard; the slider has the amount's own name. */
export function typedName(name: AmountName): string {
  return `${name}Typed`;
}

/** The state with what an amount's slider and field say, where one of them was changed. */
function withEntries(
  state: CalculatorState,
  data: FormData,
  options: CalculatorOptions,
  name: AmountName,
  isTyping: boolean,
): CalculatorState {
  const limits = amountLimits(options, name);
  const start = String(limits.default);
  const thumb = Number(data.get(name) ?? start);
  // A disabled field is not among the form's entries.
  const text = String(data.get(typedName(name)) ?? start);
  const isChanged = text !== start;
  const typed = isChanged ? typeIn(state, name, text) : state;
  const finished = finishTyping(typed, options, name);
  const isSame = isChanged && nearestStep(amountOf(finished, name), limits) === thumb;
  // Slider and field disagree, no script having kept them together: the one that was moved counts.
  if (thumb !== limits.default && !isSame) {
    const slid = slideTo(state, name, thumb);
    return isTyping && isChanged ? typeIn(slid, name, text) : slid;
  }
  return isTyping ? typed : finished;
}

/**
 * The state when the script starts: what the address says, and over that what the form's entries
 * say, where a visitor, or the browser going back, has changed them by then.
 * @param focused name of the field that has the focus: somebody may still be typing in it.
 */
export function arrivalState(
  search: string,
  data: FormData,
  options: CalculatorOptions,
  focused = '',
): CalculatorState {
  const start = startChoice(options);
  const read: CalculatorState = { ...readAddress(search, options), ...nothingTyped };
  const state = amountNames(options).reduce(
    (current, name) => withEntries(current, data, options, name, typedName(name) === focused),
    read,
  );
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
