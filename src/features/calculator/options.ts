import type { Content } from '../../content/read-content.ts';

/** The limits and unit of a number. */
export interface AmountRules {
  unit: 'money' | 'percent' | 'count';
  min: number;
  max: number;
  /** The step of the slider. Typed numbers may be in between. */
  step: number;
  decimals: number;
}

const percent = { unit: 'percent', decimals: 0, min: 0, max: 100, step: 1 } as const;
const count = { unit: 'count', decimals: 0, min: 1, step: 1 } as const;

/** The numbers that a visitor can set. `commissionPercent` is the rate of the selected OTA. */
export const amountRules = {
  nightlyRate: { unit: 'money', decimals: 0, min: 50, max: 500, step: 5 },
  occupancyPercent: { ...percent, min: 10 },
  propertyCount: { ...count, max: 50 },
  directPercent: { ...percent, step: 5 },
  stayNights: { ...count, max: 30 },
  commissionPercent: { ...percent, decimals: 2, max: 30 },
} as const satisfies Record<string, AmountRules>;

export type AmountName = keyof typeof amountRules;

/** The numbers with a slider, in page order. */
export const sliderNames = [
  'nightlyRate',
  'occupancyPercent',
  'propertyCount',
  'directPercent',
] as const satisfies AmountName[];

/** The facts that the calculator uses. Both fees of a plan are per month: with monthly and with yearly billing. */
export type CalculatorOptions = ReturnType<typeof pickOptions>;

/** Picks the facts that the calculator needs, so only these are sent to the browser. */
export function pickOptions({ bookingSites, cardProcessing, language, plans, terms }: Content) {
  const { percent: cardPercent, perBookingCents, stayNights } = cardProcessing;
  return {
    locale: language.locale,
    currency: terms.currency,
    otas: bookingSites.map(({ id, name, commissionPercent, ownRate }) => ({
      id,
      name,
      commissionPercent,
      ownRate,
    })),
    plans: plans.flatMap(({ id, title: name, alias, price }) =>
      price === null ? [] : [{ id, name, alias, fee: price.monthly, yearlyFee: price.yearly }],
    ),
    directBookingFeePercent: terms.directBookingFeePercent,
    cardProcessing: { percent: cardPercent, perBookingCents, stayNights },
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
