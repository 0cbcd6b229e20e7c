import type { CalculatorCopy } from './calculator-copy.ts';
import { formatUsd } from './money.ts';
import type { Ota, OtaId } from './ota.ts';
import type { Plan, PlanId } from './plan.ts';
import { fillTemplate } from './template.ts';
import type { Terms } from './terms.ts';

/** A platform to compare with, as the calculator lists it. */
export interface OtaOption {
  id: OtaId;
  name: string;
  label: string;
  commissionPercent: number;
}

/** A plan with a price, as the calculator lists it. The fee is per month, billed monthly. */
export interface PlanOption {
  id: PlanId;
  name: string;
  label: string;
  feeUsd: number;
}

/** The facts that the calculator works with. */
export interface CalculatorOptions {
  otas: OtaOption[];
  plans: PlanOption[];
  directBookingFeePercent: number;
}

/** Picks from the content what the calculator needs, so that no more is sent to the browser. */
export function calculatorOptions(
  facts: { otas: readonly Ota[]; plans: readonly Plan[]; terms: Terms },
  copy: Pick<CalculatorCopy, 'ota' | 'plan'>,
): CalculatorOptions {
  return {
    otas: facts.otas.map(({ id, name, commissionPercent }) => {
      const label = fillTemplate(copy.ota.option, { name, rate: `${commissionPercent}%` });
      return { id, name, label, commissionPercent };
    }),
    plans: facts.plans.flatMap(({ id, title: name, alias, price }) => {
      if (price === null) return [];
      const label = fillTemplate(copy.plan.option, {
        name,
        alias,
        price: formatUsd(price.monthly),
      });
      return [{ id, name, label, feeUsd: price.monthly }];
    }),
    directBookingFeePercent: facts.terms.directBookingFeePercent,
  };
}
