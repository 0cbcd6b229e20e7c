import type { ReactNode } from 'react';
import styles from './columns.module.css';

interface ColumnsProps {
  heading: string;
  /** A sentence set large under the heading; it stays in view while the text beside it is read. */
  quote?: string | undefined;
  children: ReactNode;
}

/** A heading at the side and what belongs to it beside it; one under the other on a phone. */
export function Columns({ heading, quote, children }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div>
        <h2 className={styles.heading}>{heading}</h2>
        {quote && <p className={styles.quote}>{quote}</p>}
      </div>
      <div>{children}</div>
    </div>
  );
}
