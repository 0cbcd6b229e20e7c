import type {
  BookingSite,
  CalculatorFacts,
  CardProcessingFacts,
} from '../../content/facts/calculator.ts';
import type { Plan } from '../../content/facts/plan.ts';
import type { Content } from '../../content/read-content.ts';
import { maxPropertyCount, type calculatorParameters } from '../../shared/calculator-parameters.ts';
import { formatDate } from '../../shared/format-date.ts';
import type { MoneyFormat } from '../../shared/money.ts';

/** The numbers that have a slider, in page order. */
export const sliderNames = [
  'nightlyRate',
  'occupancyPercent',
  'propertyCount',
  'directPercent',
] as const;

/** The numbers that a visitor can set whatever the OTAs are. */
type FixedName = (typeof sliderNames)[number] | 'stayNights';

/** One value for each number. An OTA's id is the name of its commission in percent. */
export type ByAmount<Value> = Record<FixedName, Value> & Record<BookingSite['id'], Value>;

/** A number that a visitor can set. */
export interface AmountRules {
  /** Its parameter in the address. */
  parameter: (typeof calculatorParameters)[number] | BookingSite['id'];
  unit: 'money' | 'percent' | 'count';
  min: number;
  max: number;
  /** The distance between two positions of the slider. Typed numbers may be between them. */
  step: number;
  decimals: number;
  default: number;
}

/** A plan with a price. Both fees are per month: billed monthly, and billed yearly. */
export interface PlanOption extends Pick<Plan, 'id' | 'alias'> {
  name: string;
  fee: number;
  yearlyFee: number;
}

/** The facts that the calculator uses; dates are as printed: `November 20, 2026`. */
export interface CalculatorOptions {
  money: MoneyFormat;
  amounts: ByAmount<AmountRules>;
  /** Their commissions are those that the visitor can change. */
  otas: BookingSite[];
  plans: PlanOption[];
  directBookingFeePercent: number;
  cardProcessing: CardProcessingFacts;
}

interface Facts extends Pick<Content, 'bookingSites' | 'money' | 'plans'> {
  calculator: CalculatorFacts;
  cardProcessing: CardProcessingFacts;
  terms: Pick<Content['terms'], 'directBookingFeePercent'>;
}

function amountRules({ bookingSites, cardProcessing, calculator }: Facts): ByAmount<AmountRules> {
  const percent = { unit: 'percent', decimals: 0, min: 0, max: 100, step: 1 } as const;
  const count = { unit: 'count', decimals: 0, min: 1, step: 1 } as const;
  const commission = { ...percent, decimals: 2, max: 30 };
  return {
    nightlyRate: { ...calculator.nightlyRate, parameter: 'rate', unit: 'money', decimals: 0 },
    occupancyPercent: { ...percent, parameter: 'occupancy', min: 10, default: 70 },
    propertyCount: {
      ...count,
      parameter: 'properties',
      max: maxPropertyCount,
      default: 1,
    },
    directPercent: { ...percent, parameter: 'direct', step: 5, default: 100 },
    stayNights: { ...count, parameter: 'stay', max: 30, default: cardProcessing.stayNights },
    ...Object.fromEntries(
      bookingSites.map(({ id, commissionPercent }) => [
        id,
        { ...commission, parameter: id, default: commissionPercent },
      ]),
    ),
  };
}

/** Picks the facts that the calculator needs, so that no others are sent to the browser. */
export function calculatorOptions(facts: Facts): CalculatorOptions {
  const dated = <Entry extends { checked: string }>(entry: Entry) => ({
    ...entry,
    checked: formatDate(entry.checked, facts.money.locale),
  });
  return {
    money: facts.money,
    amounts: amountRules(facts),
    otas: facts.bookingSites.map(dated),
    plans: facts.plans.flatMap(({ id, title: name, alias, price }) => {
      if (price === null) return [];
      return [{ id, name, alias, fee: price.monthly, yearlyFee: price.yearly }];
    }),
    directBookingFeePercent: facts.terms.directBookingFeePercent,
    cardProcessing: dated(facts.cardProcessing),
  };
}
