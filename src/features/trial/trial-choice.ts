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
 * All choices: every plan with a price in the periods that it is billed by, and each period without a
 * plan, if there are two.
 * @param yearlySaving what yearly billing saves, such as `10%`; `null` if no plan is billed yearly.
 */
export function trialChoices(
  plans: readonly PricedPlan[],
  templates: TrialChoiceTemplates,
  yearlySaving: string | null,
): TrialChoice[] {
  const planChoices = plans.flatMap(({ id, title: plan, priceWords }) => {
    if (!priceWords) return [];
    const { monthly, yearly } = priceWords;
    const choices = [
      { id: `${id}-monthly`, text: fillTemplate(templates.monthly, { plan, price: monthly }) },
    ];
    if (yearly) {
      const { price, total } = yearly;
      const text = fillTemplate(templates.yearly, { plan, price, total });
      choices.push({ id: `${id}-yearly`, text });
    }
    return choices;
  });
  if (yearlySaving === null) return planChoices;
  const onlyYearly = fillTemplate(templates.onlyYearly, { saving: yearlySaving });
  return [
    ...planChoices,
    { id: 'monthly', text: templates.onlyMonthly },
    { id: 'yearly', text: onlyYearly },
  ];
}
