import { listSum, type Result } from '../text.ts';
import styles from './inputs.module.css';

/** The bookings of a month, and the direct ones among them, which the chart counts. */
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
