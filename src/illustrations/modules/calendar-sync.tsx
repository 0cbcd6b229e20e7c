import styles from './calendar-sync.module.css';
import { bookingsOf, dates, dayCount, firstDay, weekday } from '../figures.ts';
import channels from '../parts/channel.module.css';
import { bookingLabel, Channel } from '../parts/channel.tsx';
import { Panel } from '../parts/panel.tsx';
import parts from '../parts/parts.module.css';
import { Bar, Strip } from '../parts/strip.tsx';
import strip from '../parts/strip.module.css';
import { liWei, pantai, rossis, type Booking } from '../portfolio.ts';
import { ribbon } from '../ribbons.ts';

const sources = ['airbnb', 'booking', 'direct'] as const;
const rows = sources.length + 1;
const stays = bookingsOf(pantai);
const fortnight = stays.filter(({ from }) => from < firstDay + dayCount);

/** The days that a booking was made for. */
const requestedDays = (booking: Booking) =>
  booking === liWei ? { ...liWei, from: liWei.from - 1, to: liWei.to - 1 } : booking;

/** First day of the week that a phone shows: the week of the overlap. */
const weekFrom = 9;

function Side({ booking, note }: { booking: Booking; note: string }) {
  return (
    <p className={`${channels.dot} ${channels[booking.channel]}`}>
      {bookingLabel(booking)}
      <small>{note}</small>
    </p>
  );
}

/** Calendars of two booking sites and direct bookings merged into one, with an overlap resolved. */
export function CalendarSync() {
  const { from } = requestedDays(liWei);
  return (
    <Panel
      title={pantai.name}
      note="Dates by iCal, names on direct bookings"
      end={<span className={`${parts.chip} ${parts.good} ${parts.tick}`}>No overlaps</span>}
    >
      <div className={`${strip.window} ${styles.late}`}>
        <div className={styles.rows}>
          {sources.map((channel) => (
            <div key={channel} className={styles.row}>
              <Channel id={channel} />
              <div className={strip.track}>
                {fortnight
                  .filter((stay) => stay.channel === channel)
                  .map((stay) => (
                    <Bar
                      key={stay.guest}
                      {...requestedDays(stay)}
                      look={stay === liWei ? 'moved' : undefined}
                      weekFrom={weekFrom}
                    >
                      {dates(requestedDays(stay))}
                    </Bar>
                  ))}
              </div>
            </div>
          ))}
          <svg
            viewBox={`0 0 ${dayCount} ${rows}`}
            preserveAspectRatio="none"
            className={`${strip.across} ${styles.ribbons}`}
          >
            {fortnight.map((stay) => (
              <path
                key={stay.guest}
                className={channels[stay.channel]}
                d={ribbon(
                  requestedDays(stay),
                  stay,
                  sources.findIndex((id) => id === stay.channel),
                  rows,
                )}
              />
            ))}
          </svg>
        </div>
        <Strip bookings={stays} weekFrom={weekFrom} />
      </div>
      <div className={styles.overlap}>
        <p className={parts.tick}>{`Overlap on ${weekday(from)} ${from} Nov, resolved`}</p>
        <Side booking={rossis} note={dates(rossis)} />
        <Side booking={liWei} note={`${dates(requestedDays(liWei))}, moved to ${dates(liWei)}`} />
      </div>
    </Panel>
  );
}
