import type { Plan } from '../../content/facts/plan.ts';
import { fillTemplate } from '../../shared/template.ts';

/**
 * All choices before sign-up with the sentences that confirm them: every plan with a price in both periods
 * (`pro-yearly`), and each period without a plan (`yearly`).
 * @param templates the sentences; those with `only` are for a period without a plan.
 * @param yearlySaving what yearly billing saves, such as `10%`.
 */
export function trialChoices(
  plans: readonly Plan[],
  templates: Record<'monthly' | 'yearly' | 'onlyMonthly' | 'onlyYearly', string>,
  yearlySaving: string,
) {
  return plans
    .flatMap(({ id, title: plan, price: cost }) => {
      if (!cost) return [];
      const { monthly, yearly } = cost.words;
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
