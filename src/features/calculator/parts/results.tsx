import type { ReactNode } from 'react';
import { LargeMoney } from '../../../ui/large-money.tsx';
import textStyles from '../../../ui/text.module.css';
import { listFigures, writeAnswer, type Result } from '../text.ts';
import styles from './results.module.css';

/** The id to which the bar on a phone links. */
const answerId = 'savings-calculator-result';

/** The answer: one sentence around a large amount. The minus sign of a loss is only in the text of the `<output>`. */
export function Answer(result: Result) {
  const { name, before, amount, after, comparison, isLoss } = writeAnswer(result);
  return (
    <p id={answerId} className={styles.answer}>
      <span className={textStyles.title}>{before}</span>
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
        <span className={textStyles.title}>{after}</span> <small>{comparison}</small>
      </span>
    </p>
  );
}

/**
 * Both costs, and the savings in the other period, before the control of the period. Each is rounded separately, so
 * $252 − $231 can be $22. The outputs are not announced, because the answer in words is.
 */
export function Figures({ children, ...result }: Result & { children: ReactNode }) {
  return (
    <div className={styles.figures}>
      {listFigures(result).map(({ name, label, text }) => (
        <p key={name}>
          <span className={styles[name]}>{label}</span>
          <output name={name} aria-live="off">
            {text}
          </output>
        </p>
      ))}
      {children}
    </div>
  );
}

/** On a phone, a bar below the inputs with the amount. It stays at the bottom of the screen while they are in view. */
export function ResultBar(result: Result) {
  const { amount, inBar } = writeAnswer(result);
  return (
    <div data-surface="deep" data-result-bar="" className={`${styles.bar} not-printed`}>
      <p>
        <strong>{amount}</strong> <span>{inBar}</span>
      </p>
      <a href={`#${answerId}`}>{result.copy.bar.back}</a>
    </div>
  );
}
