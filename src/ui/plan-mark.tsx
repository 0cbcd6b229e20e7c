import type { ComponentProps } from 'react';
import styles from './plan-mark.module.css';

/** A note beside a title: the plan from which a module is included. */
export function PlanMark({ className = '', ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={`${styles.mark} ${className}`.trim()} />;
}
