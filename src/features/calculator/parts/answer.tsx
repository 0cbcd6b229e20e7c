import { memo } from 'react';
import { answerOf, payOffText, usualAnswer, type Result } from '../text.ts';
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
