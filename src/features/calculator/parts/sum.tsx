import { listSum, type Result } from '../text.ts';
import styles from './inputs.module.css';

/** The value of a month's bookings, and the direct share of it, which the chart shows. */
export function Sum(result: Result) {
  return (
    <dl className={styles.sum}>
      {listSum(result).map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
