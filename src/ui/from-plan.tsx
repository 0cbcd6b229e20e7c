import { fillTemplate } from '../shared/template.ts';
import text from './text.module.css';

interface FromPlanProps {
  /** Id of a module, card or tab. */
  module: string;
  /** All plans. Each includes everything in the plans before it. */
  plans: readonly { title: string; modules: readonly string[] }[];
  /** A text with `{plan}`. */
  template: string;
}

/** "From Pro": shows the first plan with a module, or nothing if every plan includes it. */
export function FromPlan({ module, plans, template }: FromPlanProps) {
  const index = plans.findIndex(({ modules }) => modules.includes(module));
  const first = plans[index];
  if (!first || index === 0) return null;
  return <p className={text.fromPlan}>{fillTemplate(template, { plan: first.title })}</p>;
}
