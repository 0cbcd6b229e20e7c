import type { ComponentProps } from 'react';
import { fillTemplate } from '../shared/template.ts';
import styles from './plan-mark.module.css';

interface FromPlanProps extends ComponentProps<'p'> {
  /** Id of the module of a card or tab. */
  module: string;
  /** The catalog; each plan includes everything in the plans before it. */
  plans: readonly { title: string; modules: readonly string[] }[];
  /** The words, with `{plan}`. */
  words: string;
}

/** "From Pro": the first plan with a module. Nothing if every plan has it. */
export function FromPlan({ module, plans, words, className = '', ...rest }: FromPlanProps) {
  const index = plans.findIndex(({ modules }) => modules.includes(module));
  const first = plans[index];
  if (!first || index === 0) return null;
  return (
    <p {...rest} className={`${styles.mark} ${className}`.trim()}>
      {fillTemplate(words, { plan: first.title })}
    </p>
  );
}
