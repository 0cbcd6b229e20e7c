import { formatNumber } from '../../shared/format-number.ts';
import { readAddress } from './address.ts';
import { defaultChoice, type Choice } from './evaluate.ts';
import { sliderNames, type CalculatorOptions } from './options.ts';
import { parseAmount } from './parse-amount.ts';

/** What is in a text field that the visitor has changed. */
interface Typed {
  text: string;
  /** `null` if the text is no number that can be used. */
  value: number | null;
  /** Whether the visitor has left the field, so that a message is due. */
  isLeft: boolean;
}

/** The state of the calculator. */
export interface CalculatorState extends Choice {
  typed: Readonly<Record<string, Typed>>;
  /** False in the page's HTML, which shows the defaults. */
  isStarted: boolean;
}

export type CalculatorAction =
  | { type: 'start'; search: string; form: FormData }
  | { type: 'choose'; change: Partial<Omit<Choice, 'amounts'>> }
  | { type: 'slide'; name: string; value: number }
  | { type: 'type'; name: string; text: string }
  | { type: 'leave'; name: string }
  | { type: 'reset' };

/** The state in the page's HTML. */
export function initialState(options: CalculatorOptions): CalculatorState {
  return { ...defaultChoice(options), typed: {}, isStarted: false };
}

/** What counts: of each number the typed one if it can be used, and otherwise the one before it. */
export function choiceOf({ typed, ...state }: CalculatorState): Choice {
  const { otaId, planId, isYearly, hasProcessing } = state;
  const amounts = { ...state.amounts };
  for (const [name, { value }] of Object.entries(typed)) if (value !== null) amounts[name] = value;
  return { amounts, otaId, planId, isYearly, hasProcessing };
}

/** The name of a number's text field; its slider has the number's own name. */
export const fieldName = (name: string) => `${name}Typed`;

function type(
  state: CalculatorState,
  options: CalculatorOptions,
  name: string,
  text: string,
): CalculatorState {
  const rules = options.amounts[name];
  const value = rules ? parseAmount(text, rules, options.money) : null;
  return { ...state, typed: { ...state.typed, [name]: { text, value, isLeft: false } } };
}

function leave(state: CalculatorState, name: string): CalculatorState {
  const { [name]: left, ...typed } = state.typed;
  if (!left) return state;
  if (left.value === null)
    return { ...state, typed: { ...typed, [name]: { ...left, isLeft: true } } };
  return { ...state, typed, amounts: { ...state.amounts, [name]: left.value } };
}

/** The choice in the address, with the controls that the visitor changed before the script ran. */
function start(search: string, form: FormData, options: CalculatorOptions): CalculatorState {
  const defaults = defaultChoice(options);
  const choice = readAddress(search, options);
  const changed = (name: 'otaId' | 'planId') => {
    const value = form.get(name);
    return typeof value === 'string' && value !== defaults[name] ? value : choice[name];
  };
  const state: CalculatorState = {
    amounts: choice.amounts,
    otaId: changed('otaId'),
    planId: changed('planId'),
    isYearly: form.has('isYearly') || choice.isYearly,
    hasProcessing: form.has('hasProcessing') || choice.hasProcessing,
    typed: {},
    isStarted: true,
  };
  return Object.entries(options.amounts).reduce((current, [name, rules]) => {
    const slid = Number(form.get(name) ?? rules.default);
    const text = form.get(fieldName(name));
    const isTyped =
      typeof text === 'string' && text !== formatNumber(rules.default, options.money.locale);
    const amounts = slid === rules.default ? current.amounts : { ...current.amounts, [name]: slid };
    const next = { ...current, amounts };
    return isTyped ? leave(type(next, options, name, text), name) : next;
  }, state);
}

/** The next state. */
export function reduce(
  state: CalculatorState,
  action: CalculatorAction,
  options: CalculatorOptions,
): CalculatorState {
  switch (action.type) {
    case 'start':
      return start(action.search, action.form, options);
    case 'choose':
      return { ...state, ...action.change };
    case 'slide': {
      const { [action.name]: _, ...typed } = state.typed;
      return { ...state, typed, amounts: { ...state.amounts, [action.name]: action.value } };
    }
    case 'type':
      return type(state, options, action.name, action.text);
    case 'leave':
      return leave(state, action.name);
    case 'reset': {
      const { amounts } = defaultChoice(options);
      for (const name of sliderNames) amounts[name] = choiceOf(state).amounts[name];
      return { ...state, amounts, typed: {}, hasProcessing: false };
    }
  }
}
