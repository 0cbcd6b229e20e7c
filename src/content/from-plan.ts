import { fillTemplate } from './fields/template.ts';

/**
 * Says from which plan a card's or tab's module is included: "From Pro". Undefined if every plan includes it.
 * @param template the words, with `{plan}`.
 * @param plans the catalog; each plan includes everything in the plans before it.
 */
export function fromPlanWords(
  { id }: { id: string },
  template: string,
  plans: readonly { title: string; modules: readonly string[] }[],
): string | undefined {
  const index = plans.findIndex(({ modules }) => modules.includes(id));
  const first = plans[index];
  return first && index > 0 ? fillTemplate(template, { plan: first.title }) : undefined;
}
