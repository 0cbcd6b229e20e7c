import { memo } from 'react';
import { answerOf, figuresOf, usualAnswer, type Result } from '../text.ts';
import styles from './results.module.css';

/** The savings in one sentence, with the figure emphasized, and those of the usual case. */
export const Answer = memo(function Answer(result: Result) {
  const { before, amount, after, isLoss } = answerOf(result);
  const usual = usualAnswer(result);
  return (
    <>
      <p className={styles.answer} data-loss={isLoss || undefined}>
        {before}
        <strong>{amount}</strong>
        {after}
      </p>
      {usual && <p className={styles.usual}>{usual}</p>}
    </>
  );
});

/**
 * The four figures, each rounded separately: $252 − $231 can be $22. The outputs are not announced,
 * because the answer in words is.
 */
export const Results = memo(function Results(result: Result) {
  return (
    <dl className={styles.results} data-loss={answerOf(result).isLoss || undefined}>
      {figuresOf(result).map(({ name, label, text }) => (
        <div key={name} data-figure={name}>
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
