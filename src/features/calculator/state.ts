import type { CalculatorCopy } from '../../content/schemas/calculator.ts';
import { readAddress } from './address.ts';
import { changeAmount, createDefaultChoice, readAmount, type Choice } from './choice.ts';
import { amountRules, sliderNames, type AmountName, type CalculatorOptions } from './options.ts';
import type { Formats } from '../../shared/formats.ts';
import { nearestAllowed, parseAmount } from './parse-amount.ts';

/** The text in a field that has the focus, or that was left with a text other than the number that counts. */
interface Typed {
  text: string;
  isLeft: boolean;
  /** The number that counts while the text is none. */
  before: number;
}

/** The state of the calculator. Its numbers are those that count. */
export interface CalculatorState extends Choice {
  typed: Readonly<{ [Name in AmountName]?: Typed | undefined }>;
  /** False in the page's HTML, which shows the defaults. */
  isStarted: boolean;
}

type Chosen = Omit<Choice, AmountName | 'commissions'>;

/** What happens to the calculator. */
export type Action =
  | { type: 'slide'; name: AmountName; value: number }
  | { type: 'type'; name: AmountName; text: string }
  | { type: 'leave'; name: AmountName }
  | { type: 'choose'; choice: Partial<Chosen> }
  | { type: 'reset' }
  /** The script has started: the form has what was changed before. */
  | { type: 'start'; search: string; form: FormData };

/** Props of the parts that change the state. */
export interface StateProps {
  copy: CalculatorCopy;
  options: CalculatorOptions;
  formats: Formats;
  state: CalculatorState;
  dispatch: (action: Action) => void;
}

/** The state in the page's HTML. */
export function createState(options: CalculatorOptions): CalculatorState {
  return { ...createDefaultChoice(options), typed: {}, isStarted: false };
}

/** Creates the function that gives the state after an action. */
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
        // The text of a commission belongs to the OTA before.
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

  /** A number that counts, in place of what was typed. */
  function setAmount(state: CalculatorState, name: AmountName, value: number): CalculatorState {
    return { ...changeAmount(state, name, value), typed: { ...state.typed, [name]: undefined } };
  }

  /**
   * After a letter: the number counts, or the highest one that may. While it is too low, more digits may
   * follow, and the one before counts, as it does while the text is no number.
   */
  function typeText(state: CalculatorState, name: AmountName, text: string): CalculatorState {
    const rules = amountRules[name];
    const before = state.typed[name]?.before ?? readAmount(state, name);
    const value = parseAmount(text, rules, options);
    const counts = value !== null && value >= rules.min ? nearestAllowed(value, rules) : before;
    const typed = { ...state.typed, [name]: { text, isLeft: false, before } };
    return { ...changeAmount(state, name, counts), typed };
  }

  /** The nearest number that may counts. A text with another one stays in the field. */
  function leaveField(state: CalculatorState, name: AmountName): CalculatorState {
    const field = state.typed[name];
    if (!field) return state;
    const rules = amountRules[name];
    const value = parseAmount(field.text, rules, options);
    const counts = value === null ? field.before : nearestAllowed(value, rules);
    const left = setAmount(state, name, counts);
    if (value === counts) return left;
    return {
      ...left,
      typed: { ...state.typed, [name]: { ...field, isLeft: true, before: counts } },
    };
  }

  /** The choice in the address, with the controls that were changed before the script ran. */
  function startWith({ search, form }: Action & { type: 'start' }): CalculatorState {
    const standard = createState(options);
    const choice = readAddress(search, options);
    const read = (name: string, unchanged: string) => String(form.get(name) ?? unchanged);
    const choose = (name: 'otaId' | 'planId') => {
      const chosen = read(name, standard[name]);
      return chosen === standard[name] ? choice[name] : chosen;
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
      const slid = read(name, `${standard[name]}`);
      if (slid !== `${standard[name]}`) state = setAmount(state, name, Number(slid));
    }
    return state;
  }
}
