import type { CalculatorCopy } from '../../content/copy.ts';
import { readAddress } from './address.ts';
import { changeAmount, createDefaultChoice, readAmount, type Choice } from './choice.ts';
import { amountRules, sliderNames, type AmountName, type CalculatorOptions } from './options.ts';
import type { Formats } from '../../shared/formats.ts';
import { clamp, parseAmount } from './parse-amount.ts';

/** The text in a field that has the focus, or that still shows a text other than the number in use. */
interface Typed {
  text: string;
  isLeft: boolean;
  /** The last valid number, used while the text is not a number. */
  before: number;
}

/** The state of the calculator. Its numbers are the ones in use, whatever is typed. */
export interface CalculatorState extends Choice {
  typed: Readonly<{ [Name in AmountName]?: Typed | undefined }>;
  /** False until hydration: the HTML shows the defaults. */
  isStarted: boolean;
}

type Chosen = Omit<Choice, AmountName | 'commissions'>;

/** An action for the reducer. */
export type Action =
  | { type: 'slide'; name: AmountName; value: number }
  | { type: 'type'; name: AmountName; text: string }
  | { type: 'leave'; name: AmountName }
  | { type: 'choose'; choice: Partial<Chosen> }
  | { type: 'reset' }
  /** The calculator has hydrated. The form contains what the visitor has changed before. */
  | { type: 'start'; search: string; form: FormData };

/** Props of the components that change the state. */
export interface StateProps {
  copy: CalculatorCopy;
  options: CalculatorOptions;
  formats: Formats;
  state: CalculatorState;
  dispatch: (action: Action) => void;
}

/** Creates the initial state, for the page's HTML. */
export function createState(options: CalculatorOptions): CalculatorState {
  return { ...createDefaultChoice(options), typed: {}, isStarted: false };
}

/** Creates the reducer. */
export function createReducer(options: CalculatorOptions) {
  const reduce = (state: CalculatorState, action: Action): CalculatorState => {
    switch (action.type) {
      case 'slide':
        return setAmount(state, action.name, action.value);
      case 'type':
        return typeText(state, action.name, action.text);
      case 'leave':
        return leaveField(state, action.name);
      case 'choose':
        // The typed commission belongs to the previous OTA.
        return {
          ...state,
          ...action.choice,
          typed: action.choice.otaId
            ? { ...state.typed, commissionPercent: undefined }
            : state.typed,
        };
      case 'reset': {
        const { commissions, stayNights } = createDefaultChoice(options);
        return { ...state, commissions, stayNights, hasProcessing: false, typed: {} };
      }
      case 'start':
        return startWith(action);
    }
  };
  return reduce;

  /** Sets a number, and discards what was typed. */
  function setAmount(state: CalculatorState, name: AmountName, value: number): CalculatorState {
    return { ...changeAmount(state, name, value), typed: { ...state.typed, [name]: undefined } };
  }

  /**
   * Handles typing. The typed number is used, or the maximum if it is too high. While it is too low (more digits may
   * follow) or not a number, the previous number is used.
   */
  function typeText(state: CalculatorState, name: AmountName, text: string): CalculatorState {
    const rules = amountRules[name];
    const before = state.typed[name]?.before ?? readAmount(state, name);
    const value = parseAmount(text, rules, options);
    const counts = value !== null && value >= rules.min ? clamp(value, rules) : before;
    const typed = { ...state.typed, [name]: { text, isLeft: false, before } };
    return { ...changeAmount(state, name, counts), typed };
  }

  /** Clamps the number to its limits. A text that differs from it stays in the field. */
  function leaveField(state: CalculatorState, name: AmountName): CalculatorState {
    const field = state.typed[name];
    if (!field) return state;
    const rules = amountRules[name];
    const value = parseAmount(field.text, rules, options);
    const counts = value === null ? field.before : clamp(value, rules);
    const left = setAmount(state, name, counts);
    if (value === counts) return left;
    return {
      ...left,
      typed: { ...state.typed, [name]: { ...field, isLeft: true, before: counts } },
    };
  }

  /** Reads the choice from the address and from the controls that the visitor changed before hydration. */
  function startWith({ search, form }: Action & { type: 'start' }): CalculatorState {
    const defaults = createState(options);
    const choice = readAddress(search, options);
    const read = (name: string, unchanged: string) => String(form.get(name) ?? unchanged);
    const choose = (name: 'otaId' | 'planId') => {
      const chosen = read(name, defaults[name]);
      return chosen === defaults[name] ? choice[name] : chosen;
    };
    let state: CalculatorState = {
      ...choice,
      otaId: choose('otaId'),
      planId: choose('planId'),
      isYearly: form.has('isYearly') || choice.isYearly,
      typed: {},
      isStarted: true,
    };
    for (const name of sliderNames) {
      const slid = read(name, `${defaults[name]}`);
      if (slid !== `${defaults[name]}`) state = setAmount(state, name, Number(slid));
    }
    return state;
  }
}
