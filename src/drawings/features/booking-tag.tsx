import check from '../../ui/check.module.css';
import { useDrawing } from '../drawing.ts';
import styles from './booking-tag.module.css';

/** A tag with a booking, which hangs on a cord from the line of the stages. */
export function BookingTag() {
  const { words, portfolio } = useDrawing();
  const { bookingTag } = words;
  return (
    <div className={styles.hanging} aria-hidden="true">
      <svg viewBox="0 0 60 100" preserveAspectRatio="none" className={styles.cord}>
        <path d="M1.25 0C1.25 62 22 96 58 99" />
      </svg>
      <div className={styles.tag}>
        <p className={styles.guest}>{portfolio.guests.fourth}</p>
        <p className={styles.stay}>{bookingTag.stay}</p>
        {bookingTag.checks.map((line) => (
          <p key={line} className={`${check.check} ${styles.line}`}>
            {line}
          </p>
        ))}
      </div>
    </div>
  );
}
