import type { ReactNode } from 'react';
import { Split } from './layout.tsx';
import styles from './columns.module.css';
import text from './text.module.css';

interface ColumnsProps {
  heading: string;
  /** A large sentence below the heading, which is then small; it is sticky beside the text. */
  quote?: string | undefined;
  children: ReactNode;
}

/** A heading with its content in a wider column; stacked on a phone. */
export function Columns({ heading, quote, children }: ColumnsProps) {
  return (
    <Split shares="4-8" gap="xl">
      <div>
        <h2 className={quote && text.title}>{heading}</h2>
        {quote && <p className={styles.quote}>{quote}</p>}
      </div>
      <div>{children}</div>
    </Split>
  );
}
