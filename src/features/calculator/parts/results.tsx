import { memo } from 'react';
import { answerOf, figuresOf, payOffText, usualAnswer, type Result } from '../text.ts';
import styles from './results.module.css';

/** The savings in one sentence, with the figure emphasized, those of the usual case, and from which revenue the plan pays off. */
export const Answer = memo(function Answer(result: Result) {
  const { before, amount, after, isLoss } = answerOf(result);
  const usual = usualAnswer(result);
  return (
    <>
      <p className={isLoss ? `${styles.answer} ${styles.costly}` : styles.answer}>
        {before}
        <strong>{amount}</strong>
        {after}
      </p>
      <p>{payOffText(result)}</p>
      {usual && <p>{usual}</p>}
    </>
  );
});

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
