import { listFigures, writeAnswer, writeUsualAnswer, type Result } from '../text.ts';
import styles from './results.module.css';

/** The savings in one sentence, with the figure emphasized, and those of the usual case. */
export function Answer(result: Result) {
  const { before, amount, after, isLoss } = writeAnswer(result);
  const usual = writeUsualAnswer(result);
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
}

/**
 * The four figures, each rounded separately: $252 − $231 can be $22. The outputs are not announced,
 * because the answer in words is.
 */
export function Results(result: Result) {
  return (
    <div className={styles.results} data-loss={writeAnswer(result).isLoss || undefined}>
      {listFigures(result).map(({ name, label, text }) => (
        <p key={name}>
          <span>{label}</span>
          <output name={name} aria-live="off">
            {text}
          </output>
        </p>
      ))}
    </div>
  );
}
