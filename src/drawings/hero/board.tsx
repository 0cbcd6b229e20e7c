import { useDrawing } from '../drawing.ts';
import channelStyles from '../parts/channel.module.css';
import { Channel, useStayLabel } from '../parts/channel.tsx';
import type { PropertyId } from '../../content/facts/portfolio.ts';
import { newStay, ownerStay, staysByProperty } from '../portfolio.ts';
import styles from './board.module.css';
import { divideRow } from './timeline.ts';

/** The first day on the board, which is today. */
const firstDay = 6;
const dayCount = 14;

/** The new stay is in the last row, above its card. A phone shows the last row first. */
const rows = ['third', 'fourth', 'first'] as const;

/** The days, starting today: the weekday and the number. */
function Days() {
  const { month, weekday } = useDrawing();
  return (
    <div className={styles.head}>
      <p className={styles.month}>
        {month}
        <small>
          <Channel id="direct" />
        </small>
      </p>
      <div className={styles.days}>
        {Array.from({ length: dayCount }, (_, index) => firstDay + index).map((day) => (
          <span key={day}>
            <small>{weekday(day)}</small>
            {day}
          </span>
        ))}
      </div>
    </div>
  );
}

function Row({ property }: { property: PropertyId }) {
  const { words, portfolio } = useDrawing();
  const stayLabel = useStayLabel();
  const bars = staysByProperty[property].map((stay) => ({
    ...stay,
    label: stayLabel(stay),
    look: [channelStyles[stay.channel], stay === newStay && styles.fresh],
  }));
  const owner =
    property === 'third'
      ? [{ ...ownerStay, label: words.board.owner, look: [channelStyles.owner] }]
      : [];
  return (
    <div className={styles.row}>
      <p>{portfolio.properties[property].name}</p>
      <div className={styles.track}>
        {divideRow([...bars, ...owner], firstDay, dayCount).map((piece, index) => {
          const { entry, halfDays, isCutBefore, isCutAfter } = piece;
          const names = entry && [
            styles.bar,
            ...entry.look,
            isCutBefore && styles.cutBefore,
            isCutAfter && styles.cutAfter,
          ];
          return (
            <span
              key={index}
              className={[styles[`half${halfDays}`], ...(names ?? [])].filter(Boolean).join(' ')}
            >
              {entry?.label}
            </span>
          );
        })}
      </div>
    </div>
  );
}

/** Two weeks of three villas, with stays in the color of their channel. A phone shows one week of two villas. */
export function HeroBoard() {
  return (
    <div className={styles.board} aria-hidden="true">
      <Days />
      {rows.map((property) => (
        <Row key={property} property={property} />
      ))}
    </div>
  );
}
