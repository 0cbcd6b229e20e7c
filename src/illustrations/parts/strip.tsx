import type { ReactNode } from 'react';
import { dayCount, firstDay, today, weekday } from '../figures.ts';
import type { Booking, Channel } from '../portfolio.ts';
import channels from './channel.module.css';
import columns from './strip-columns.module.css';
import styles from './strip.module.css';

interface BarProps {
  from: number;
  to: number;
  channel?: Channel;
  /** `new` rings it; `moved` leaves an outline where a booking was. */
  look?: 'new' | 'moved' | 'closed' | undefined;
  /** First day of the seven a phone shows. */
  weekFrom?: number | undefined;
  children: string;
}

const line = (day: number) => Math.min(Math.max(day - firstDay + 2, 1), dayCount + 2);

/** Half a day or two of a stay cannot hold its name: a phone draws them without it. */
function isSliver({ from, to, weekFrom = 6, children }: BarProps): boolean {
  const daysShown = Math.min(to + 0.5, weekFrom + 7) - Math.max(from + 0.5, weekFrom);
  return daysShown > 0 && daysShown * 6 < children.length;
}

/** A stay on a calendar's line, from midday of arrival to midday of departure. */
export function Bar(bar: BarProps) {
  const { from, to, channel, look, children } = bar;
  const place = `${columns[`from${line(from)}`]} ${columns[`to${line(to)}`]}`;
  const tones = [
    channel && channels[channel],
    look && styles[look],
    isSliver(bar) && styles.sliver,
  ];
  return (
    <div className={`${styles.bar} ${place} ${tones.filter(Boolean).join(' ')}`}>
      <span>{children}</span>
    </div>
  );
}

interface StripProps {
  bookings: readonly Booking[];
  /** The one that has just arrived. */
  fresh?: Booking;
  weekFrom?: number;
  /** Bars that are not bookings. */
  children?: ReactNode;
}

/** Bookings of one villa or channel over the fortnight; on a phone, over seven days of it. */
export function Strip({ bookings, fresh, weekFrom, children }: StripProps) {
  return (
    <div className={styles.track}>
      {bookings
        .filter(({ from }) => from < firstDay + dayCount)
        .map((booking) => (
          <Bar
            key={booking.guest}
            {...booking}
            look={booking === fresh ? 'new' : undefined}
            weekFrom={weekFrom}
          >
            {booking.guest}
          </Bar>
        ))}
      {children}
    </div>
  );
}

/** The fortnight's days above the strips. */
export function Days() {
  return (
    <div className={styles.days}>
      {Array.from({ length: dayCount }, (_, index) => firstDay + index).map((day) => (
        <span key={day} className={day === today ? styles.today : undefined}>
          {`${weekday(day).charAt(0)} `}
          <b>{day}</b>
        </span>
      ))}
    </div>
  );
}
