import type { ReactNode } from 'react';
import { Band } from './band.tsx';
import styles from './next-steps.module.css';

interface NextStepsProps {
  copy: { heading: string; body: string };
  /** Where to go from here: buttons. */
  children: ReactNode;
}

/** The end of a page: what to do next, with the buttons that do it at the other side. */
export function NextSteps({ copy, children }: NextStepsProps) {
  return (
    <Band>
      <div className={styles.next}>
        <h2>{copy.heading}</h2>
        <div className={styles.way}>
          <p>{copy.body}</p>
          <div className={styles.links}>{children}</div>
        </div>
      </div>
    </Band>
  );
}
