import type { ReactNode } from 'react';
import styles from './columns.module.css';
import text from './text.module.css';

interface ColumnsProps {
  heading: string;
  /** A large sentence below the heading; it is sticky beside the text. */
  quote?: string | undefined;
  children: ReactNode;
}

/** A heading with its content in a second column; stacked on a phone. */
export function Columns({ heading, quote, children }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div>
        <h2 className={text.title}>{heading}</h2>
        {quote && <p className={styles.quote}>{quote}</p>}
      </div>
      <div>{children}</div>
    </div>
  );
}
