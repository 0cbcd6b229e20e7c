import type { ReactNode } from 'react';
import { useDrawing } from '../drawing.ts';
import type { Channel, Stay } from '../portfolio.ts';
import { channelClass, useStayLabel } from './channel.tsx';
import columns from './strip-columns.module.css';
import styles from './strip.module.css';

/** First day of the calendars, a Monday, and how many they show. */
const firstDay = 2;
const dayCount = 14;

/** First day on a phone, which is marked as today, and how many it shows. */
const phoneFirstDay = 6;
const phoneDayCount = 7;

interface BarProps {
  from: number;
  to: number;
  channel?: Channel;
  /** `new` adds a ring; `moved` shows an outline where a booking was. */
  look?: 'new' | 'moved' | 'closed' | undefined;
  /** First of the seven days that a phone shows. */
  weekFrom?: number | undefined;
  children: string;
}

const line = (day: number) => Math.min(Math.max(day - firstDay + 2, 1), dayCount + 2);

/** How a bar's name is shown on a phone: `hidden` if the visible part is too short for it. */
function phoneLabel({ from, to, weekFrom = phoneFirstDay, children }: BarProps) {
  const isCut = from + 0.5 < weekFrom;
  const start = Math.max(from + 0.5, weekFrom);
  const daysShown = Math.min(to + 0.5, weekFrom + phoneDayCount) - start;
  if (daysShown > 0 && daysShown * 6.5 < children.length) return styles.sliver;
  return isCut ? styles.cut : undefined;
}

/** A stay on a calendar row, from noon of arrival to noon of departure. */
export function Bar(bar: BarProps) {
  const { from, to, channel, look, children } = bar;
  const place = `${columns[`from${line(from)}`]} ${columns[`to${line(to)}`]}`;
  const tones = [channel && channelClass(channel), look && styles[look], phoneLabel(bar)];
  return (
    <div className={`${styles.bar} ${place} ${tones.filter(Boolean).join(' ')}`}>{children}</div>
  );
}

interface StripProps {
  stays: readonly Stay[];
  /** The stay that was just booked. */
  fresh?: Stay;
  weekFrom?: number;
  /** Bars that are not stays. */
  children?: ReactNode;
}

/** A calendar row with the stays at a villa: 14 days, or 7 on a phone. */
export function Strip({ stays, fresh, weekFrom, children }: StripProps) {
  const stayLabel = useStayLabel();
  return (
    <div className={styles.track}>
      {stays.map((stay) => (
        <Bar
          key={stay.from}
          {...stay}
          look={stay === fresh ? 'new' : undefined}
          weekFrom={weekFrom}
        >
          {stayLabel(stay)}
        </Bar>
      ))}
      {children}
    </div>
  );
}

/** The days above the calendar rows: a line with the weekday's letter, and one with the number. */
export function Days() {
  const { weekday } = useDrawing();
  return (
    <div className={styles.days}>
      {Array.from({ length: dayCount }, (_, index) => firstDay + index).map((day) => (
        <span key={day} className={day === phoneFirstDay ? styles.today : undefined}>
          {`${weekday(day)}\n${day}`}
        </span>
      ))}
    </div>
  );
}
