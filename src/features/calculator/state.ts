import { formatNumber } from '../../shared/format-number.ts';
import { readAddress } from './address.ts';
import { defaultChoice, type Choice } from './evaluate.ts';
import { sliderNames, type CalculatorOptions } from './options.ts';
import { nearestAllowed, parseAmount } from './parse-amount.ts';

/** The text in a field that has the focus, or that was left with a text other than the number that counts. */
interface Typed {
  text: string;
  isLeft: boolean;
  /** The number that counts while the text is none. */
  before: number;
}

/** The state of the calculator. Its amounts are those that count. */
export interface CalculatorState extends Choice {
  typed: Readonly<Record<string, Typed>>;
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
  return { ...defaultChoice(options), typed: {}, isStarted: false };
}

/** The name of a number's text field; its slider has the number's own name. */
export const fieldName = (name: string) => `${name}Typed`;

const without = (typed: CalculatorState['typed'], name: string) =>
  Object.fromEntries(Object.entries(typed).filter(([each]) => each !== name));

/** After a slider was moved. */
export function slide({ amounts, typed }: CalculatorState, name: string, value: number) {
  return { amounts: { ...amounts, [name]: value }, typed: without(typed, name) };
}

/**
 * After a letter was typed: the number counts, or the highest one that may. While it is too low, more
 * digits may follow, and the one before counts, as it does while the text is no number.
 */
export function type(
  { amounts, typed }: CalculatorState,
  { amounts: rules, money }: CalculatorOptions,
  name: string,
  text: string,
) {
  const rule = rules[name];
  const before = typed[name]?.before ?? amounts[name] ?? 0;
  const value = rule ? parseAmount(text, rule, money) : null;
  const counts = rule && value !== null && value >= rule.min;
  return {
    amounts: { ...amounts, [name]: counts ? nearestAllowed(value, rule) : before },
    typed: { ...typed, [name]: { text, isLeft: false, before } },
  };
}

/** After the field was left: the nearest number that may counts. A text that says another one stays in the field. */
export function leave(
  { amounts, typed }: CalculatorState,
  { amounts: rules, money }: CalculatorOptions,
  name: string,
) {
  const [rule, field] = [rules[name], typed[name]];
  if (!rule || !field) return {};
  const value = parseAmount(field.text, rule, money);
  const counts = value === null ? field.before : nearestAllowed(value, rule);
  const isExact = value === counts;
  return {
    amounts: { ...amounts, [name]: counts },
    typed: isExact
      ? without(typed, name)
      : { ...typed, [name]: { text: field.text, isLeft: true, before: counts } },
  };
}

/** After the assumptions were reset: the sliders stay. */
export function reset({ amounts }: Choice, options: CalculatorOptions) {
  const kept = Object.fromEntries(sliderNames.map((name) => [name, amounts[name]]));
  return {
    amounts: { ...defaultChoice(options).amounts, ...kept },
    hasProcessing: false,
    typed: {},
  };
}

/**
 * The choice in the address, with the controls that the visitor changed before the script ran.
 * @param focused the name of the control that has the focus: its text may be unfinished.
 */
export function start(
  search: string,
  form: FormData,
  options: CalculatorOptions,
  focused = '',
): CalculatorState {
  const standard = initialState(options);
  const choice = readAddress(search, options);
  const chosen = (name: 'otaId' | 'planId') => {
    const value = String(form.get(name) ?? '');
    return value && value !== standard[name] ? value : choice[name];
  };
  let state: CalculatorState = {
    ...choice,
    otaId: chosen('otaId'),
    planId: chosen('planId'),
    isYearly: form.has('isYearly') || choice.isYearly,
    hasProcessing: form.has('hasProcessing') || choice.hasProcessing,
    typed: {},
    isStarted: true,
  };
  for (const [name, { default: value }] of Object.entries(options.amounts)) {
    const slid = Number(form.get(name) ?? value);
    if (slid !== value) state = { ...state, ...slide(state, name, slid) };
    const unchanged = formatNumber(value, options.money.locale);
    const text = String(form.get(fieldName(name)) ?? unchanged);
    if (text === unchanged) continue;
    state = { ...state, ...type(state, options, name, text) };
    if (fieldName(name) !== focused) state = { ...state, ...leave(state, options, name) };
  }
  return state;
}
