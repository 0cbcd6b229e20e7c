import { Fragment } from 'react';
import { useDrawing } from '../drawing.ts';
import type { Channel, Stay } from '../portfolio.ts';
import { channelClass, useStayLabel } from './channel.tsx';
import styles from './strip.module.css';

/** First day of the calendars, a Monday, and how many they show. */
const firstDay = 2;
const dayCount = 14;

/** First day on a phone, which is marked as today, and how many it shows. */
const phoneFirstDay = 6;
const phoneDayCount = 7;

interface Bar {
  from: number;
  to: number;
  channel?: Channel;
  /** `new` adds a ring; `moved` shows an outline where a booking was. */
  look?: 'new' | 'moved' | 'closed' | undefined;
  label: string;
}

interface BarsProps {
  /** In the order of their days. */
  bars: readonly Bar[];
  /** First of the seven days that a phone shows. */
  weekFrom?: number | undefined;
}

/** The grid line at noon of a day, or at the edge of the calendar. */
const line = (day: number) => Math.min(Math.max(day - firstDay + 2, 1), dayCount + 2);

/** How a bar's label is shown on a phone: hidden if the visible part is too short for it. */
function phoneLabel({ from, to, label }: Bar, weekFrom: number) {
  const isCut = from + 0.5 < weekFrom;
  const start = Math.max(from + 0.5, weekFrom);
  const daysShown = Math.min(to + 0.5, weekFrom + phoneDayCount) - start;
  if (daysShown > 0 && daysShown * 6.5 < label.length) return styles.sliver;
  return isCut ? styles.cut : undefined;
}

/** The room of days without a bar. */
const freeDays = (from: number, to: number) => {
  const days = line(to) - line(from);
  return days > 0 && <i className={styles[`nights${days}`]} />;
};

/** A calendar row with bars from noon of arrival to noon of departure: 14 days, or 7 on a phone. */
export function Bars({ bars, weekFrom = phoneFirstDay }: BarsProps) {
  return (
    <div className={styles.track}>
      {bars.map((bar, index) => {
        const { from, to, channel, look, label } = bar;
        const looks = [
          styles.bar,
          styles[`nights${line(to) - line(from)}`],
          channel && channelClass(channel),
          look && styles[look],
          phoneLabel(bar, weekFrom),
        ];
        return (
          <Fragment key={from}>
            {freeDays(bars[index - 1]?.to ?? firstDay - 1, from)}
            <div className={looks.filter(Boolean).join(' ')}>{label}</div>
          </Fragment>
        );
      })}
      {freeDays(bars.at(-1)?.to ?? firstDay, firstDay + dayCount)}
    </div>
  );
}

interface StripProps {
  stays: readonly Stay[];
  /** The stay that was just booked. */
  fresh?: Stay;
  weekFrom?: number;
  /** Nights that nobody can book. */
  closed?: Bar | undefined;
}

/** A calendar row with the stays at a villa. */
export function Strip({ stays, fresh, weekFrom, closed }: StripProps) {
  const stayLabel = useStayLabel();
  const bars: Bar[] = stays.map((stay) => ({
    ...stay,
    look: stay === fresh ? 'new' : undefined,
    label: stayLabel(stay),
  }));
  if (closed) bars.push(closed);
  return <Bars bars={bars.toSorted((a, b) => a.from - b.from)} weekFrom={weekFrom} />;
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
