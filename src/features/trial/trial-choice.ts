import type { PricedPlan } from '../../content/facts/plan.ts';
import { fillTemplate } from '../../content/fields/template.ts';

/** What a visitor can choose before signing up, and how the page says it. */
export interface TrialChoice {
  /** `pro-yearly`, or `yearly` where only the period was chosen. */
  id: string;
  words: string;
}

/** The words for each choice; values in single braces are the plan's. */
export interface TrialChoiceWords {
  monthly: string;
  yearly: string;
  /** Of a period alone, before a plan is chosen. */
  onlyMonthly: string;
  onlyYearly: string;
}

/** Every choice there is: each plan with a price, billed either way, and either period alone. */
export function trialChoices(plans: readonly PricedPlan[], words: TrialChoiceWords): TrialChoice[] {
  const ofPlans = plans.flatMap(({ id, title, priceWords }) =>
    (['monthly', 'yearly'] as const).flatMap((billing) => {
      if (!priceWords) return [];
      const price = { price: priceWords[billing], total: priceWords.yearlyTotal };
      return {
        id: `${id}-${billing}`,
        words: fillTemplate(words[billing], { plan: title, ...price }),
      };
    }),
  );
  return [
    ...ofPlans,
    { id: 'monthly', words: words.onlyMonthly },
    { id: 'yearly', words: words.onlyYearly },
  ];
}
