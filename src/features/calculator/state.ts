import { formatNumber } from '../../shared/format-number.ts';
import { readAddress } from './address.ts';
import { defaultChoice, type Choice } from './evaluate.ts';
import { sliderNames, type CalculatorOptions } from './options.ts';
import { parseAmount } from './parse-amount.ts';

/** The state of the calculator. Its amounts are those that count. */
export interface CalculatorState extends Choice {
  /** The text field that the visitor is changing, or has left with a text that cannot be used. */
  typed: {
    name: string;
    text: string;
    isUsable: boolean;
    isLeft: boolean;
    /** The number that counts while the text cannot be used. */
    before: number;
  } | null;
  /** False in the page's HTML, which shows the defaults. */
  isStarted: boolean;
}

/** Props of the parts that change the state. */
export interface StateProps {
  options: CalculatorOptions;
  state: CalculatorState;
  change: (changes: Partial<CalculatorState>) => void;
}

/** The state in the page's HTML. */
export function initialState(options: CalculatorOptions): CalculatorState {
  return { ...defaultChoice(options), typed: null, isStarted: false };
}

/** The name of a number's text field; its slider has the number's own name. */
export const fieldName = (name: string) => `${name}Typed`;

/** After a slider was moved. */
export function slide({ amounts }: Choice, name: string, value: number) {
  return { amounts: { ...amounts, [name]: value }, typed: null };
}

/** After a letter was typed: the number counts if it can be used, and otherwise the one before it. */
export function type(
  { amounts, typed }: CalculatorState,
  { amounts: rules, money }: CalculatorOptions,
  name: string,
  text: string,
) {
  const rule = rules[name];
  const before = typed?.name === name ? typed.before : (amounts[name] ?? 0);
  const value = rule ? parseAmount(text, rule, money) : null;
  return {
    amounts: { ...amounts, [name]: value ?? before },
    typed: { name, text, isUsable: value !== null, isLeft: false, before },
  };
}

/** After the field was left: a text that cannot be used stays in it. */
export function leave({ typed }: CalculatorState) {
  return { typed: typed && !typed.isUsable ? { ...typed, isLeft: true } : null };
}

/** After the assumptions were reset: the sliders stay. */
export function reset({ amounts }: Choice, options: CalculatorOptions) {
  const kept = Object.fromEntries(sliderNames.map((name) => [name, amounts[name]]));
  return {
    amounts: { ...defaultChoice(options).amounts, ...kept },
    hasProcessing: false,
    typed: null,
  };
}

/** The choice in the address, with the controls that the visitor changed before the script ran. */
export function start(search: string, form: FormData, options: CalculatorOptions): CalculatorState {
  const standard = initialState(options);
  const choice = readAddress(search, options);
  const chosen = (name: 'otaId' | 'planId') => {
    const value = String(form.get(name) ?? '');
    return value && value !== standard[name] ? value : choice[name];
  };
  let state: CalculatorState = {
    amounts: choice.amounts,
    otaId: chosen('otaId'),
    planId: chosen('planId'),
    isYearly: form.has('isYearly') || choice.isYearly,
    hasProcessing: form.has('hasProcessing') || choice.hasProcessing,
    typed: null,
    isStarted: true,
  };
  for (const [name, { default: value }] of Object.entries(options.amounts)) {
    const slid = Number(form.get(name) ?? value);
    if (slid !== value) state = { ...state, ...slide(state, name, slid) };
    const unchanged = formatNumber(value, options.money.locale);
    const text = String(form.get(fieldName(name)) ?? unchanged);
    if (text === unchanged) continue;
    state = { ...state, ...type(state, options, name, text) };
    state = { ...state, ...leave(state) };
  }
  return state;
}
