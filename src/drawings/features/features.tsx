import { useDrawing } from '../drawing.ts';
import { Bill } from '../parts/parts.tsx';
import parts from '../parts/parts.module.css';
import styles from './features.module.css';

/** The bill of a booking with an experience, and a tax of 10%. */
export function BookingSheet() {
  const { words, money } = useDrawing();
  const { stay, bookingSheet } = words;
  return (
    <div className={`${parts.panel} ${styles.bill}`} aria-hidden="true">
      <Bill
        money={money}
        lines={[
          [stay.nights, 450],
          [stay.cleaning, 40],
          [bookingSheet.class, 76],
          [stay.tax, 57],
          [stay.total, 623],
        ]}
      />
    </div>
  );
}

/** A guest's question, answered with a template. */
export function GuestChat() {
  const { chat } = useDrawing().words;
  return (
    <div className={styles.chat} aria-hidden="true">
      <p>{chat.question}</p>
      <p className={styles.reply}>{chat.answer}</p>
      <span className={`${parts.chip} ${parts.fresh}`}>{chat.label}</span>
    </div>
  );
}

/** Occupancy of each month in percent. */
const months = [62, 58, 55, 60, 38, 64, 88, 92, 74, 70, 77, 86];

/** The month that the caption names: May. */
const slowMonth = 4;

/** A year of occupancy, with the month that stays behind. */
export function YearChart() {
  const { year } = useDrawing().words;
  return (
    <div className={styles.year} aria-hidden="true">
      <svg viewBox="0 0 120 100" preserveAspectRatio="none">
        {months.map((percent, month) => (
          <rect
            key={`${month}`}
            x={month * 10 + 1}
            y={100 - percent}
            width="8"
            height={percent}
            className={month === slowMonth ? styles.slow : undefined}
          />
        ))}
      </svg>
      <b>{year.slow}</b>
    </div>
  );
}
