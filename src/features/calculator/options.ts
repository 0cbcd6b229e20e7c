import type { Content } from '../../content/read-content.ts';
import { maxPropertyCount } from '../../shared/calculator-parameters.ts';

/** The numbers that have a slider, in page order. */
export const sliderNames = [
  'nightlyRate',
  'occupancyPercent',
  'propertyCount',
  'directPercent',
] as const;

/** A number that a visitor can set; `commissionPercent` is that of the chosen OTA. */
export type AmountName = (typeof sliderNames)[number] | 'stayNights' | 'commissionPercent';

/** What a number may be. */
export interface AmountRules {
  unit: 'money' | 'percent' | 'count';
  min: number;
  max: number;
  /** The distance between two positions of the slider. Typed numbers may be between them. */
  step: number;
  decimals: number;
}

interface Facts extends Pick<
  Content,
  'money' | 'plans' | 'bookingSites' | 'calculator' | 'cardProcessing'
> {
  terms: Pick<Content['terms'], 'directBookingFeePercent'>;
}

/** The facts that the calculator uses. A plan's fees are per month: billed monthly, and billed yearly. */
export type CalculatorOptions = ReturnType<typeof pickOptions>;

/** Picks the facts that the calculator needs, so that no others are sent to the browser. */
export function pickOptions(facts: Facts) {
  const { percent, perBookingCents, stayNights } = facts.cardProcessing;
  return {
    money: facts.money,
    nightlyRate: facts.calculator.nightlyRate,
    otas: facts.bookingSites.map(({ id, name, commissionPercent, ownRate }) => ({
      id,
      name,
      commissionPercent,
      ownRate,
    })),
    plans: facts.plans.flatMap(({ id, title: name, alias, price }) =>
      price === null ? [] : [{ id, name, alias, fee: price.monthly, yearlyFee: price.yearly }],
    ),
    directBookingFeePercent: facts.terms.directBookingFeePercent,
    cardProcessing: { percent, perBookingCents, stayNights },
  };
}

const percent = { unit: 'percent', decimals: 0, min: 0, max: 100, step: 1 } as const;
const count = { unit: 'count', decimals: 0, min: 1, step: 1 } as const;
const fixedRules = {
  occupancyPercent: { ...percent, min: 10 },
  propertyCount: { ...count, max: maxPropertyCount },
  directPercent: { ...percent, step: 5 },
  stayNights: { ...count, max: 30 },
  commissionPercent: { ...percent, decimals: 2, max: 30 },
};

/** What a number may be; the content says what a nightly rate may be. */
export function findRules(name: AmountName, { nightlyRate }: CalculatorOptions): AmountRules {
  return name === 'nightlyRate' ? { ...nightlyRate, unit: 'money', decimals: 0 } : fixedRules[name];
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
