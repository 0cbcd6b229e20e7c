import type { CalculatorParameter } from '../../config/routes.ts';
import type { Content } from '../../content/read-content.ts';
import { exampleNightlyRate } from '../../shared/break-even.ts';

/** The limits of a number, its unit, and the step of its slider. Typed numbers may be in between. */
export interface NumberRules {
  unit: 'money' | 'percent' | 'count';
  min: number;
  max: number;
  step: number;
  initial: number;
}

/** The numbers with a slider, by the name of their field, in page order. */
export const sliders = {
  rate: { unit: 'money', min: 50, max: 500, step: 5, initial: exampleNightlyRate },
  occupancy: { unit: 'percent', min: 10, max: 100, step: 1, initial: 70 },
  properties: { unit: 'count', min: 1, max: 50, step: 1, initial: 1 },
  direct: { unit: 'percent', min: 0, max: 100, step: 5, initial: 100 },
} as const satisfies { [Name in CalculatorParameter]?: NumberRules };

export type SliderName = keyof typeof sliders;

export const sliderNames = Object.keys(sliders) as SliderName[];

/** The limits of a commission, in percent. */
export const commissionRules = { min: 0, max: 30, step: 0.01 };

/** The facts that the calculator uses. Both fees of a plan are per month: with monthly and with yearly billing. */
export type CalculatorOptions = ReturnType<typeof pickOptions>;

/** Picks the facts that the calculator needs, so only these are sent to the browser. */
export function pickOptions({ bookingSites, cardProcessing, language, plans, terms }: Content) {
  return {
    locale: language.locale,
    currency: terms.currency,
    otas: bookingSites.map(({ id, name, commissionPercent }) => ({ id, name, commissionPercent })),
    plans: plans.flatMap(({ id, title: name, alias, price }) =>
      price === null ? [] : [{ id, name, alias, fee: price.monthly, yearlyFee: price.yearly }],
    ),
    directBookingFeePercent: terms.directBookingFeePercent,
    cardPercent: cardProcessing.percent,
  };
}

/** Finds the option with an id, or else the first option. */
export function findOption<Option extends { id: string }>(
  options: readonly Option[],
  id: string,
): Option {
  const option = options.find((each) => each.id === id) ?? options[0];
  if (!option) throw new Error('The calculator has no options.');
  return option;
}
