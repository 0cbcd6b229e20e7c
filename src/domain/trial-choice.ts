import type { PricedPlan } from './plan.ts';
import { fillTemplate } from './template.ts';

/** What a visitor can choose before signing up, and how the page says it. */
export interface TrialChoice {
  /** `pro-yearly`, or `null-yearly` where only the period was chosen. */
  id: string;
  words: string;
}

/** The words for each choice; values in single braces are the plan's. */
export interface TrialChoiceWords {
  monthly: string;
  yearly: string;
  /** Of a plan whose price is agreed individually. */
  agreed: string;
  /** Of a period alone, before a plan is chosen. */
  onlyMonthly: string;
  onlyYearly: string;
}

/** Every choice there is: each plan billed either way, and either period alone. */
export function trialChoices(plans: readonly PricedPlan[], words: TrialChoiceWords): TrialChoice[] {
  const ofPlans = plans.flatMap(({ id, title, priceWords }) =>
    (['monthly', 'yearly'] as const).map((billing) => ({
      id: `${id}-${billing}`,
      words: fillTemplate(priceWords ? words[billing] : words.agreed, {
        plan: title,
        price: priceWords?.[billing] ?? '',
        total: priceWords?.yearlyTotal ?? '',
      }),
    })),
  );
  return [
    ...ofPlans,
    { id: 'null-monthly', words: words.onlyMonthly },
    { id: 'null-yearly', words: words.onlyYearly },
  ];
}
