import type { PricedPlan } from '../../content/facts/plan.ts';
import { fillTemplate } from '../../content/fields/template.ts';

/** A choice before sign-up, and the sentence that confirms it. */
export interface TrialChoice {
  /** `pro-yearly`, or `yearly` if only the period was chosen. */
  id: string;
  text: string;
}

/** Templates for the sentences; values in single braces are the plan's. */
export interface TrialChoiceTemplates {
  monthly: string;
  yearly: string;
  /** For a period without a plan. */
  onlyMonthly: string;
  onlyYearly: string;
}

/**
 * All choices: every plan with a price in both periods, and each period without a plan.
 * @param yearlySaving what yearly billing saves, such as `10%`.
 */
export function trialChoices(
  plans: readonly PricedPlan[],
  templates: TrialChoiceTemplates,
  yearlySaving: string,
): TrialChoice[] {
  const planChoices = plans.flatMap(({ id, title: plan, priceWords }) => {
    if (!priceWords) return [];
    const { monthly, yearly } = priceWords;
    const { price, total } = yearly;
    return [
      { id: `${id}-monthly`, text: fillTemplate(templates.monthly, { plan, price: monthly }) },
      { id: `${id}-yearly`, text: fillTemplate(templates.yearly, { plan, price, total }) },
    ];
  });
  const onlyYearly = fillTemplate(templates.onlyYearly, { saving: yearlySaving });
  return [
    ...planChoices,
    { id: 'monthly', text: templates.onlyMonthly },
    { id: 'yearly', text: onlyYearly },
  ];
}
