import { useDrawing } from '../drawing.ts';
import styles from './features.module.css';

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
        <path className={styles.slow} d={bar(months[slowMonth] ?? 0, slowMonth)} />
      </svg>
      <b>{year.slow}</b>
    </div>
  );
}
