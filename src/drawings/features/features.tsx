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
  const bar = (percent: number, month: number) =>
    `M${month * 10 + 1} 100v-${percent}h8v${percent}z`;
  const others = months.map((percent, month) => (month === slowMonth ? '' : bar(percent, month)));
  return (
    <div className={styles.year} aria-hidden="true">
      <svg viewBox="0 0 120 100" preserveAspectRatio="none">
        <path d={others.join('')} />
        <path fill="var(--color-accent)" d={bar(months[slowMonth] ?? 0, slowMonth)} />
      </svg>
      <b>{year.slow}</b>
    </div>
  );
}
