import { Fragment } from 'react';
import { useDrawing } from '../drawing.ts';
import styles from './occupancy-map.module.css';

/** Occupancy by property and month, in percent. The average in May is 38%. */
const occupancy = [
  [64, 60, 58, 62, 40, 66, 90, 94, 76, 72, 78, 88],
  [66, 62, 60, 64, 42, 68, 92, 96, 78, 74, 80, 90],
  [60, 56, 52, 58, 36, 62, 86, 90, 72, 68, 76, 84],
  [58, 54, 50, 56, 34, 60, 84, 88, 70, 66, 74, 82],
];

/** The index of May, which the caption mentions. */
const slowMonth = 4;

/** The index of the shade for an occupancy, from 0 to 6. */
const getShade = (percent: number) => Math.min(Math.floor((percent - 30) / 10), 6);

const shades = [0, 1, 2, 3, 4, 5, 6];

/** A year of occupancy for all properties, with a slow month. */
export function OccupancyMap() {
  const { words, portfolio, monthName } = useDrawing();
  const { year } = words;
  return (
    <div className={styles.board} data-surface="deep" aria-hidden="true">
      <div className={styles.caption}>
        <p>{year.slow}</p>
      </div>
      <div className={styles.map}>
        {Object.values(portfolio.properties).map(({ name }, property) => (
          <Fragment key={name}>
            <p className={styles.name}>{name}</p>
            {occupancy[property]?.map((percent, month) => (
              <span key={`${month}`} className={styles.cell} data-shade={getShade(percent)} />
            ))}
          </Fragment>
        ))}
        <span className={styles.frame} />
        <span className={styles.month} />
        {occupancy[0]?.map((_, month) => (
          <span
            key={`${month}`}
            className={month === slowMonth ? `${styles.month} ${styles.slow}` : styles.month}
          >
            {monthName(month, 'narrow')}
          </span>
        ))}
      </div>
      <p className={styles.key}>
        {year.empty}
        {shades.map((shade) => (
          <span key={shade} className={styles.cell} data-shade={shade} />
        ))}
        {year.full}
      </p>
    </div>
  );
}
