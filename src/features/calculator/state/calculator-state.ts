import { readAddress } from '../address/calculator-address.ts';
import {
  amountLimits,
  amountNames,
  amountOf,
  amountUnit,
  defaultChoiceFor,
  withDefaultAssumptions,
  type AmountName,
  type Choice,
} from '../rules/choice.ts';
import type { CalculatorOptions } from '../rules/options.ts';
import { formatNumber } from '../../../shared/format-number.ts';
import { nearestStep } from '../rules/savings.ts';
import { parseAmount } from '../rules/parse-amount.ts';

/** Why a field shows a message: its number was adjusted, or its text cannot be used. */
type MessageKind = 'limited' | 'rounded' | 'unreadable';

/** The choice, uncommitted texts in the fields, and the messages about them. */
export interface CalculatorState extends Choice {
  /** Texts that do not count: still being typed, or unusable. */
  drafts: Partial<Record<AmountName, string>>;
  messages: Partial<Record<AmountName, MessageKind>>;
  /** The amount whose message is new, so that it is announced with the result. */
  latestMessage: AmountName | null;
}

export type StateUpdate = (state: CalculatorState) => CalculatorState;

const noDrafts = { drafts: {}, messages: {}, latestMessage: null };

/** The state in the page's HTML. */
export function defaultState(options: CalculatorOptions): CalculatorState {
  return { ...defaultChoiceFor(options), ...noDrafts };
}

/** The text that an amount's field shows: what was typed, or the number as the language writes it. */
export function fieldText(
  state: CalculatorState,
  { money }: CalculatorOptions,
  name: AmountName,
): string {
  return state.drafts[name] ?? formatNumber(amountOf(state, name), money.locale);
}

/** Changes anything but an amount. */
export function choose(state: CalculatorState, choice: Partial<Choice>): CalculatorState {
  return { ...state, ...choice, latestMessage: null };
}

/** Sets an amount, as its slider does; the field follows. */
export function setAmount(
  state: CalculatorState,
  name: AmountName,
  value: number,
): CalculatorState {
  const { [name]: _draft, ...drafts } = state.drafts;
  const { [name]: _message, ...messages } = state.messages;
  const amounts = { ...state.amounts, [name]: value };
  return { ...state, amounts, drafts, messages, latestMessage: null };
}

/** Sets the text of a field while the visitor types; it does not count yet. */
export function setDraft(state: CalculatorState, name: AmountName, text: string): CalculatorState {
  const unchanged = setAmount(state, name, amountOf(state, name));
  return { ...unchanged, drafts: { ...state.drafts, [name]: text } };
}

/**
 * Finishes typing in a field: the number counts, rounded and limited to the range. A text that cannot
 * be used stays in the field, and the previous amount still counts.
 */
export function commitDraft(
  state: CalculatorState,
  options: CalculatorOptions,
  name: AmountName,
): CalculatorState {
  const text = state.drafts[name];
  if (text === undefined) return state;
  const parsed = parseAmount(text, amountLimits(options, name), amountUnit(name), options.money);
  const committed = parsed ? setAmount(state, name, parsed.value) : state;
  const message = parsed ? parsed.adjusted : 'unreadable';
  if (!message) return committed;
  return {
    ...committed,
    messages: { ...committed.messages, [name]: message },
    latestMessage: name,
  };
}

/** Finishes typing in every field. */
export function commitAllDrafts(
  state: CalculatorState,
  options: CalculatorOptions,
): CalculatorState {
  return amountNames(options).reduce((current, name) => commitDraft(current, options, name), state);
}

/** Resets the assumptions; sliders, OTA and plan stay. */
export function resetAssumptions(
  state: CalculatorState,
  options: CalculatorOptions,
): CalculatorState {
  return { ...state, ...withDefaultAssumptions(state, options), ...noDrafts };
}

/** Name of an amount's text field; the slider has the amount's own name. */
export function fieldName(name: AmountName): string {
  return `${name}Typed`;
}

/** Applies an amount's slider and field, if the visitor changed one of them. */
function withFormValues(
  state: CalculatorState,
  data: FormData,
  options: CalculatorOptions,
  name: AmountName,
  isTyping: boolean,
): CalculatorState {
  const limits = amountLimits(options, name);
  const defaultText = formatNumber(limits.default, options.money.locale);
  const sliderValue = Number(data.get(name) ?? limits.default);
  // Form data has no entry for a disabled field.
  const text = String(data.get(fieldName(name)) ?? defaultText);
  const isChanged = text !== defaultText;
  const draft = isChanged ? setDraft(state, name, text) : state;
  const committed = commitDraft(draft, options, name);
  const isSame = isChanged && nearestStep(amountOf(committed, name), limits) === sliderValue;
  // Slider and field differ if both changed before the script ran. The slider wins then.
  if (sliderValue !== limits.default && !isSame) {
    const next = setAmount(state, name, sliderValue);
    return isTyping && isChanged ? setDraft(next, name, text) : next;
  }
  return isTyping ? draft : committed;
}

/**
 * The state when the script starts: the choice from the address, overridden by controls that the
 * visitor, or the browser after going back, has changed by then.
 * @param focused name of the focused field, in which the visitor may still be typing.
 */
export function initialState(
  search: string,
  data: FormData,
  options: CalculatorOptions,
  focused = '',
): CalculatorState {
  const defaults = defaultChoiceFor(options);
  const fromAddress: CalculatorState = { ...readAddress(search, options), ...noDrafts };
  const state = amountNames(options).reduce(
    (current, name) => withFormValues(current, data, options, name, fieldName(name) === focused),
    fromAddress,
  );
  const selected = (name: 'otaId' | 'planId') => {
    const value = String(data.get(name));
    return value === defaults[name] ? state[name] : value;
  };
  return {
    ...state,
    otaId: selected('otaId'),
    planId: selected('planId'),
    isYearly: data.has('isYearly') || state.isYearly,
    hasProcessing: data.has('hasProcessing') || state.hasProcessing,
  };
}
