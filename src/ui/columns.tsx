import type { ReactNode } from 'react';
import styles from './columns.module.css';

/** A heading at the side and what belongs to it beside it; one under the other on a phone. */
export function Columns({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <h2 className={styles.heading}>{heading}</h2>
      <div>{children}</div>
    </div>
  );
}
