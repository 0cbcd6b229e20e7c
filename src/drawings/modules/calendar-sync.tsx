import styles from './calendar-sync.module.css';
import check from '../../ui/check.module.css';
import { useDrawing } from '../drawing.ts';
import channelStyles from '../parts/channel.module.css';
import { Channel, useStayLabel } from '../parts/channel.tsx';
import { Panel } from '../parts/parts.tsx';
import parts from '../parts/parts.module.css';
import { Bars, Strip } from '../parts/strip.tsx';
import strip from '../parts/strip.module.css';
import { villas, type Stay } from '../portfolio.ts';

const [, villa] = villas;
const [, , overlapped, moved] = villa.stays;

/** The calendars that are merged, with the days for which their stays were booked. */
const calendars = [
  { channel: 'airbnb', booked: [{ from: 6, to: 9 }] },
  { channel: 'booking', booked: [{ from: 13, to: 15, look: 'moved' }] },
  { channel: 'direct', booked: [{ from: 9, to: 14 }] },
] as const;

/** From each booked stay down to its days in the merged calendar: x counts days, y counts calendars. */
const ribbons = [
  ['airbnb', 'M0 .75H.5V4H0z'],
  ['direct', 'M.5 2.75H5.5V4H.5z'],
  ['booking', 'M4.5 1.75H6.5V3C6.5 3.5 7 3.5 7 4H5.5C5.5 3.5 4.5 3.5 4.5 3z'],
] as const;

/** First day of the week of the overlap. */
const firstDay = 9;

function Side({ stay, note }: { stay: Stay; note: string }) {
  const stayLabel = useStayLabel();
  return (
    <p className={`${channelStyles.dot} ${channelStyles[stay.channel]}`}>
      {stayLabel(stay)}
      <small>{note}</small>
    </p>
  );
}

/** Calendars of two booking sites and direct bookings merged into one, with an overlap resolved. */
export function CalendarSync() {
  const { words, dates } = useDrawing();
  const { calendarSync } = words;
  return (
    <Panel
      title={villa.name}
      note={calendarSync.note}
      end={
        <span className={`${parts.chip} ${parts.good} ${check.check}`}>{calendarSync.status}</span>
      }
    >
      <div className={`${strip.window} ${styles.calendars}`}>
        <div className={styles.rows}>
          {calendars.map(({ channel, booked }) => (
            <div key={channel} className={styles.row}>
              <Channel id={channel} />
              <Bars
                bars={booked.map((days) => ({ ...days, channel, label: dates(days) }))}
                firstDay={firstDay}
              />
            </div>
          ))}
          <svg viewBox="0 0 7 4" preserveAspectRatio="none" className={styles.ribbons}>
            {ribbons.map(([channel, path]) => (
              <path key={path} className={channelStyles[channel]} d={path} />
            ))}
          </svg>
        </div>
        <Strip stays={villa.stays} firstDay={firstDay} />
      </div>
      <div className={styles.overlap}>
        <p className={check.check}>{calendarSync.resolved}</p>
        <Side stay={overlapped} note={dates(overlapped)} />
        <Side stay={moved} note={calendarSync.moved} />
      </div>
    </Panel>
  );
}
