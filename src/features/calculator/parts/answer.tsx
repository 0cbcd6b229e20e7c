import { memo } from 'react';
import type { Result } from '../state/evaluation.ts';
import { answerOf, payOffText, usualAnswer } from '../text/answer-text.ts';
import styles from './answer.module.css';

/** The savings in one sentence, with the figure emphasized, those of the usual case, and from which revenue the plan pays off. */
export const Answer = memo(function Answer(result: Result) {
  const { before, amount, after, isLoss } = answerOf(result);
  const usual = usualAnswer(result);
  return (
    <div className={styles.box}>
      <p className={isLoss ? `${styles.answer} ${styles.loss}` : styles.answer}>
        {before}
        <strong>{amount}</strong>
        {after}
      </p>
      <p className={styles.payOff}>{payOffText(result)}</p>
      {usual && <p className={styles.payOff}>{usual}</p>}
    </div>
  );
});
