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

/** All choices: every plan with a price in both periods, and each period without a plan. */
export function trialChoices(
  plans: readonly PricedPlan[],
  templates: TrialChoiceTemplates,
): TrialChoice[] {
  const planChoices = plans.flatMap(({ id, title, priceWords }) =>
    (['monthly', 'yearly'] as const).flatMap((billing) => {
      if (!priceWords) return [];
      const price = { price: priceWords[billing], total: priceWords.yearlyTotal };
      return {
        id: `${id}-${billing}`,
        text: fillTemplate(templates[billing], { plan: title, ...price }),
      };
    }),
  );
  return [
    ...planChoices,
    { id: 'monthly', text: templates.onlyMonthly },
    { id: 'yearly', text: templates.onlyYearly },
  ];
}
