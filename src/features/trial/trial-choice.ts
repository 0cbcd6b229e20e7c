import type { PricedPlan } from '../../content/facts/plan.ts';
import { fillTemplate } from '../../content/fields/template.ts';

/** A choice before sign-up, and the sentence that confirms it. */
export interface TrialChoice {
  /** `pro-yearly`, or `yearly` if only the period was chosen. */
  id: string;
  text: string;
}

/**
 * All choices: every plan with a price in both periods, and each period without a plan.
 * @param templates the sentences; those with `only` are for a period without a plan.
 * @param yearlySaving what yearly billing saves, such as `10%`.
 */
export function trialChoices(
  plans: readonly PricedPlan[],
  templates: Record<'monthly' | 'yearly' | 'onlyMonthly' | 'onlyYearly', string>,
  yearlySaving: string,
): TrialChoice[] {
  return plans
    .flatMap(({ id, title: plan, priceWords }) => {
      if (!priceWords) return [];
      const { monthly, yearly } = priceWords;
      const { price, total } = yearly;
      return [
        { id: `${id}-monthly`, text: fillTemplate(templates.monthly, { plan, price: monthly }) },
        { id: `${id}-yearly`, text: fillTemplate(templates.yearly, { plan, price, total }) },
      ];
    })
    .concat(
      { id: 'monthly', text: templates.onlyMonthly },
      { id: 'yearly', text: fillTemplate(templates.onlyYearly, { saving: yearlySaving }) },
    );
}
