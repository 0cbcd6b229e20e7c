import {
  commissionRules,
  findOption,
  sliderNames,
  sliders,
  type CalculatorOptions,
  type NumberRules,
  type SliderName,
} from './options.ts';

/** Everything that a visitor can set, by the name of its field, which is also its name in the address. */
export interface Choice extends Record<SliderName, number> {
  /** In percent, by the id of the booking site, which is the name of its field. */
  commissions: Record<string, number>;
  ota: string;
  plan: string;
  view: 'monthly' | 'yearly';
  /** Which price of the plan counts. */
  billing: 'monthly' | 'yearly';
}

/** Reads a number and moves it to the nearest allowed one. `fallback` if the text is not a number. */
function readNumber(
  text: string,
  { min, max }: Pick<NumberRules, 'min' | 'max'>,
  decimals: number,
  fallback: number,
): number {
  const value = Number.parseFloat(text);
  if (Number.isNaN(value)) return fallback;
  return Number(Math.min(Math.max(value, min), max).toFixed(decimals));
}

/**
 * Reads a choice from the form or an address. Whatever the values are, it is valid; `before` has the numbers to keep
 * while a field has none.
 */
export function readChoice(
  values: FormData | URLSearchParams,
  options: CalculatorOptions,
  before?: Choice,
): Choice {
  const read = (name: string) => String(values.get(name) ?? '');
  const readPeriod = (name: 'view' | 'billing') => (read(name) === 'yearly' ? 'yearly' : 'monthly');
  const numbers = sliderNames.map((name) => {
    const fallback = before?.[name] ?? sliders[name].initial;
    return [name, readNumber(read(name), sliders[name], 0, fallback)];
  });
  const commissions = options.otas.map(({ id, commissionPercent }) => {
    const fallback = before?.commissions[id] ?? commissionPercent;
    return [id, readNumber(read(id), commissionRules, 2, fallback)];
  });
  return {
    ...(Object.fromEntries(numbers) as Record<SliderName, number>),
    commissions: Object.fromEntries(commissions),
    ota: findOption(options.otas, read('ota')).id,
    plan: findOption(options.plans, read('plan')).id,
    view: readPeriod('view'),
    billing: readPeriod('billing'),
  };
}

/** Creates the choice before a visitor changes anything: the first booking site and the first plan. */
export const createDefaultChoice = (options: CalculatorOptions) =>
  readChoice(new URLSearchParams(), options);

/** Lists the fields of a choice with their values. */
export function listFields({ commissions, ...fields }: Choice): [name: string, value: string][] {
  return Object.entries({ ...fields, ...commissions }).map(([name, value]) => [name, `${value}`]);
}

/** Lists the parameters of an address with a choice. Those with default values are empty: they are left out of it. */
export function listParameters(choice: Choice, options: CalculatorOptions): Record<string, string> {
  const defaults = new Map(listFields(createDefaultChoice(options)));
  return Object.fromEntries(
    listFields(choice).map(([name, value]) => [name, value === defaults.get(name) ? '' : value]),
  );
}
