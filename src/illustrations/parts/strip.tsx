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
  /** `new` adds a ring; `moved` shows an outline where a booking was. */
  look?: 'new' | 'moved' | 'closed' | undefined;
  /** First of the seven days that a phone shows. */
  weekFrom?: number | undefined;
  children: string;
}

const line = (day: number) => Math.min(Math.max(day - firstDay + 2, 1), dayCount + 2);

/** Whether the visible part of a stay is too short for its name on a phone. */
function isTooShortForName({ from, to, weekFrom = 6, children }: BarProps): boolean {
  const daysShown = Math.min(to + 0.5, weekFrom + 7) - Math.max(from + 0.5, weekFrom);
  return daysShown > 0 && daysShown * 6 < children.length;
}

/** A stay on a calendar row, from noon of arrival to noon of departure. */
export function Bar(bar: BarProps) {
  const { from, to, channel, look, children } = bar;
  const place = `${columns[`from${line(from)}`]} ${columns[`to${line(to)}`]}`;
  const tones = [
    channel && channels[channel],
    look && styles[look],
    isTooShortForName(bar) && styles.sliver,
  ];
  return (
    <div className={`${styles.bar} ${place} ${tones.filter(Boolean).join(' ')}`}>
      <span>{children}</span>
    </div>
  );
}

interface StripProps {
  bookings: readonly Booking[];
  /** The booking that was just made. */
  fresh?: Booking;
  weekFrom?: number;
  /** Bars that are not bookings. */
  children?: ReactNode;
}

/** A calendar row with the bookings of a villa or channel: 14 days, or 7 on a phone. */
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

/** The days above the calendar rows. */
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
