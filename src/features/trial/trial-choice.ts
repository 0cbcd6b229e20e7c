import type { Plan } from '../../content/facts/plan.ts';
import { fillTemplate } from '../../shared/template.ts';

/**
 * Writes the sentences that confirm each choice before sign-up: each plan with a price for both billing periods
 * (`pro-yearly`), and each period without a plan (`yearly`).
 * @param templates the sentences. Those with `only` are for a period without a plan.
 * @param yearlySaving what yearly billing saves: `10%`.
 */
export function writeTrialChoices(
  plans: readonly Plan[],
  templates: Record<'monthly' | 'yearly' | 'onlyMonthly' | 'onlyYearly', string>,
  yearlySaving: string,
): Record<string, string> {
  const withPlan = plans.flatMap(({ id, title: plan, price: cost }) => {
    if (!cost) return [];
    const { monthly, yearly, total } = cost.formatted;
    return [
      [`${id}-monthly`, fillTemplate(templates.monthly, { plan, price: monthly })],
      [`${id}-yearly`, fillTemplate(templates.yearly, { plan, price: yearly, total })],
    ];
  });
  return {
    ...Object.fromEntries(withPlan),
    monthly: templates.onlyMonthly,
    yearly: fillTemplate(templates.onlyYearly, { saving: yearlySaving }),
  };
}
