import type { Content } from '../../content/read-content.ts';

/** What a number may be. */
export interface AmountRules {
  unit: 'money' | 'percent' | 'count';
  min: number;
  max: number;
  /** The distance between two positions of the slider. Typed numbers may be between them. */
  step: number;
  decimals: number;
}

const percent = { unit: 'percent', decimals: 0, min: 0, max: 100, step: 1 } as const;
const count = { unit: 'count', decimals: 0, min: 1, step: 1 } as const;

/** The numbers that a visitor can set; `commissionPercent` is that of the chosen OTA. */
export const amountRules = {
  nightlyRate: { unit: 'money', decimals: 0, min: 50, max: 500, step: 5 },
  occupancyPercent: { ...percent, min: 10 },
  propertyCount: { ...count, max: 50 },
  directPercent: { ...percent, step: 5 },
  stayNights: { ...count, max: 30 },
  commissionPercent: { ...percent, decimals: 2, max: 30 },
} as const satisfies Record<string, AmountRules>;

export type AmountName = keyof typeof amountRules;

/** The numbers that have a slider, in page order. */
export const sliderNames = [
  'nightlyRate',
  'occupancyPercent',
  'propertyCount',
  'directPercent',
] as const satisfies AmountName[];

/** The facts that the calculator uses. A plan's fees are per month: billed monthly, and billed yearly. */
export type CalculatorOptions = ReturnType<typeof pickOptions>;

/** Picks the facts that the calculator needs, so that no others are sent to the browser. */
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

/** The option with an id; the first one if the id is unknown. */
export function findOption<Option extends { id: string }>(
  options: readonly Option[],
  id: string,
): Option {
  const option = options.find((each) => each.id === id) ?? options[0];
  if (!option) throw new Error('The calculator has no options.');
  return option;
}
