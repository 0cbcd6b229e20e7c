import type { CardProcessingFacts } from '../../../content/facts/card-processing.ts';
import type { Ota } from '../../../content/facts/booking-site.ts';
import type { Plan } from '../../../content/facts/plan.ts';
import type { CardProcessing } from './savings.ts';
import { formatDate, type Terms } from '../../../content/facts/terms.ts';

/** Where a figure comes from: what it depends on, who says so, and the day that was looked up. */
export interface Basis {
  note: string;
  source: string;
  /** As printed: `November 20, 2026`. */
  checked: string;
}

/** A platform to compare with, as the calculator lists it. */
export interface OtaOption extends Basis {
  id: Ota['id'];
  name: string;
  /** What it takes until the visitor sets another rate. */
  commissionPercent: number;
}

/** A plan with a price, as the calculator lists it. The fee is per month, billed monthly. */
export interface PlanOption {
  id: Plan['id'];
  name: string;
  alias: string;
  feeUsd: number;
}

/** The facts that the calculator works with. */
export interface CalculatorOptions {
  otas: OtaOption[];
  plans: PlanOption[];
  directBookingFeePercent: number;
  cardProcessing: CardProcessing & Basis;
}

/** Picks from the content what the calculator needs, so that no more is sent to the browser. */
export function calculatorOptions(facts: {
  otas: readonly Ota[];
  plans: readonly Plan[];
  terms: Terms;
  cardProcessing: CardProcessingFacts;
}): CalculatorOptions {
  const dated = <Entry extends { checked: string }>(entry: Entry) => ({
    ...entry,
    checked: formatDate(entry.checked),
  });
  return {
    otas: facts.otas.map(dated),
    plans: facts.plans.flatMap(({ id, title: name, alias, price }) =>
      price === null ? [] : [{ id, name, alias, feeUsd: price.monthly }],
    ),
    directBookingFeePercent: facts.terms.directBookingFeePercent,
    cardProcessing: dated(facts.cardProcessing),
  };
}
