import type { CardProcessingFacts } from '../../../content/facts/card-processing.ts';
import type { BookingSite } from '../../../content/facts/booking-site.ts';
import type { Plan } from '../../../content/facts/plan.ts';
import type { MoneyFormat } from '../../../shared/money.ts';
import type { CalculatorFacts } from '../../../content/facts/calculator.ts';
import type { CardProcessing, InputLimits } from './savings.ts';
import type { Terms } from '../../../content/facts/terms.ts';
import { formatDate } from '../../../shared/format-date.ts';

/** The source of a figure. */
export interface Source {
  /** What the figure depends on. */
  note: string;
  source: string;
  /** The date of the last check, as printed: `November 20, 2026`. */
  checked: string;
}

/** An OTA to compare with. */
export interface OtaOption extends Source {
  id: BookingSite['id'];
  name: string;
  /** Below the rate: who has another one. */
  ownRate?: string | undefined;
  /** Default commission; the visitor can change it. */
  commissionPercent: number;
}

/** A plan with a price. The fee is per month, billed monthly. */
export interface PlanOption {
  id: Plan['id'];
  name: string;
  alias: string;
  fee: number;
  /** What yearly billing saves in a year. */
  yearlySaving: number;
}

/** The facts that the calculator uses. */
export interface CalculatorOptions {
  money: MoneyFormat;
  nightlyRate: InputLimits;
  otas: OtaOption[];
  plans: PlanOption[];
  directBookingFeePercent: number;
  cardProcessing: CardProcessing & Source;
}

/** Picks the facts that the calculator needs, so that no others are sent to the browser. */
export function calculatorOptions(facts: {
  money: MoneyFormat;
  bookingSites: readonly BookingSite[];
  plans: readonly Plan[];
  terms: Terms;
  cardProcessing: CardProcessingFacts;
  calculator: CalculatorFacts;
}): CalculatorOptions {
  const dated = <Entry extends { checked: string }>(entry: Entry) => ({
    ...entry,
    checked: formatDate(entry.checked, facts.money.locale),
  });
  return {
    money: facts.money,
    nightlyRate: facts.calculator.nightlyRate,
    otas: facts.bookingSites.map(dated),
    plans: facts.plans.flatMap(({ id, title: name, alias, price }) =>
      price === null
        ? []
        : [
            {
              id,
              name,
              alias,
              fee: price.monthly,
              yearlySaving: (price.monthly - price.yearly) * 12,
            },
          ],
    ),
    directBookingFeePercent: facts.terms.directBookingFeePercent,
    cardProcessing: dated(facts.cardProcessing),
  };
}
