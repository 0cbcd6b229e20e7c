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

const readSliders = (read: (name: SliderName) => number) =>
  Object.fromEntries(sliderNames.map((name) => [name, read(name)])) as Record<SliderName, number>;

/** Creates the choice before a visitor changes anything: the first booking site and the first plan. */
export function createDefaultChoice({ otas, plans }: CalculatorOptions): Choice {
  return {
    ...readSliders((name) => sliders[name].initial),
    commissions: Object.fromEntries(otas.map((ota) => [ota.id, ota.commissionPercent])),
    ota: otas[0]?.id ?? '',
    plan: plans[0]?.id ?? '',
    view: 'monthly',
    billing: 'monthly',
  };
}

/** Reads a choice from the form or an address. Whatever the values are, it is valid; `before` has the numbers to keep while a field has none. */
export function readChoice(
  values: FormData | URLSearchParams,
  options: CalculatorOptions,
  before = createDefaultChoice(options),
): Choice {
  const read = (name: string) => String(values.get(name) ?? '');
  const readPeriod = (name: 'view' | 'billing') => (read(name) === 'yearly' ? 'yearly' : 'monthly');
  return {
    ...readSliders((name) => readNumber(read(name), sliders[name], 0, before[name])),
    commissions: Object.fromEntries(
      options.otas.map(({ id }) => [
        id,
        readNumber(read(id), commissionRules, 2, before.commissions[id] ?? 0),
      ]),
    ),
    ota: findOption(options.otas, read('ota')).id,
    plan: findOption(options.plans, read('plan')).id,
    view: readPeriod('view'),
    billing: readPeriod('billing'),
  };
}

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
