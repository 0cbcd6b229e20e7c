import { LargeMoney } from '../../../ui/large-money.tsx';
import { listFigures, writeAnswer, type Result } from '../text.ts';
import styles from './results.module.css';

/** Where the bar on a phone leads back to. */
export const answerId = 'savings-calculator-result';

/** The answer in one sentence around its amount, which is set large. A loss has its sign in the `<output>` only. */
export function Answer(result: Result) {
  const { name, before, amount, after, comparison, isLoss } = writeAnswer(result);
  return (
    <p id={answerId} className={styles.answer} data-loss={isLoss || undefined}>
      <span className={styles.sentence}>{before}</span>
      <output
        name={name}
        aria-live="off"
        className={styles.amount}
        data-long={amount.length > 7 || undefined}
      >
        {isLoss && (
          <span aria-hidden="true" className={styles.sign}>
            −
          </span>
        )}
        <LargeMoney text={amount} />
      </output>
      <span className={styles.after}>
        <span className={styles.sentence}>{after}</span> <small>{comparison}</small>
      </span>
    </p>
  );
}

/**
 * Both costs, and the savings in the other period; each rounded separately: $252 − $231 can be $22. The outputs are not
 * announced, because the answer in words is.
 */
export function Figures(result: Result) {
  return (
    <div className={styles.figures} data-loss={writeAnswer(result).isLoss || undefined}>
      {listFigures(result).map(({ name, label, text, note }) => (
        <p key={name}>
          <span className={styles[name]}>{label}</span>
          <output name={name} aria-live="off">
            {text}
          </output>{' '}
          {note && <small>{note}</small>}
        </p>
      ))}
    </div>
  );
}
