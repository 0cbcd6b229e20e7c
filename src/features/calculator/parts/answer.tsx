import { memo } from 'react';
import { Converted } from '../../../ui/converted.tsx';
import type { Result } from '../state/evaluation.ts';
import { answerOf, payOffText } from '../text/answer-text.ts';
import styles from './answer.module.css';

/** The savings in one sentence, with the figure emphasized, and from which revenue the plan pays off. */
export const Answer = memo(function Answer(result: Result) {
  const { before, amount, after, isLoss, converted } = answerOf(result);
  return (
    <div className={styles.box}>
      <p className={isLoss ? `${styles.answer} ${styles.loss}` : styles.answer}>
        {before}
        <strong>{amount}</strong>
        {after}
        <Converted text={converted} />
      </p>
      <p className={styles.payOff}>{payOffText(result)}</p>
    </div>
  );
});
