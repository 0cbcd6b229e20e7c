import { memo } from 'react';
import { figuresOf, type Result } from '../text.ts';
import styles from './results.module.css';

/**
 * The four figures, each rounded separately: $252 − $231 can be $22. The outputs are not announced,
 * because the answer in words is.
 */
export const Results = memo(function Results(result: Result) {
  return (
    <dl className={styles.results}>
      {figuresOf(result).map(({ name, label, text, isCostly }) => (
        <div key={name} className={isCostly ? styles.costly : undefined}>
          <dt>{label}</dt>
          <dd>
            <output name={name} aria-live="off">
              {text}
            </output>
          </dd>
        </div>
      ))}
    </dl>
  );
});
