import type { ReactNode } from 'react';
import { dayCount, phoneDayCount } from '../../content/facts/portfolio-calendar.ts';
import { useFormats } from '../drawing-language.ts';
import { firstDay, phoneFirstDay } from '../figures.ts';
import { isShown, type Booking, type Channel } from '../portfolio.ts';
import { channelClass, useBookingLabel } from './channel.tsx';
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
  bookings: readonly Booking[];
  /** The booking that was just made. */
  fresh?: Booking;
  weekFrom?: number;
  /** Bars that are not bookings. */
  children?: ReactNode;
}

/** A calendar row with the bookings of a property or channel: 14 days, or 7 on a phone. */
export function Strip({ bookings, fresh, weekFrom, children }: StripProps) {
  const bookingLabel = useBookingLabel();
  return (
    <div className={styles.track}>
      {bookings.filter(isShown).map((booking) => (
        <Bar
          key={booking.id}
          {...booking}
          look={booking === fresh ? 'new' : undefined}
          weekFrom={weekFrom}
        >
          {bookingLabel(booking)}
        </Bar>
      ))}
      {children}
    </div>
  );
}

/** The days above the calendar rows: a line with the weekday's letter, and one with the number. */
export function Days() {
  const { weekday } = useFormats();
  return (
    <div className={styles.days}>
      {Array.from({ length: dayCount }, (_, index) => firstDay + index).map((day) => (
        <span key={day} className={day === phoneFirstDay ? styles.today : undefined}>
          {`${weekday(day, 'narrow')}\n${day}`}
        </span>
      ))}
    </div>
  );
}
