import styles from './calendar-sync.module.css';
import { bookingsOf, dates, dayCount, firstDay, weekday } from '../figures.ts';
import channels from '../parts/channel.module.css';
import { Channel } from '../parts/channel.tsx';
import { Panel } from '../parts/panel.tsx';
import parts from '../parts/parts.module.css';
import { Bar, Days, Strip } from '../parts/strip.tsx';
import strip from '../parts/strip.module.css';
import { liWei, pantai, rossis, type Booking } from '../portfolio.ts';
import { ribbon } from '../ribbons.ts';

const sources = ['airbnb', 'booking', 'vrbo'] as const;
const rows = sources.length + 1;
const stays = bookingsOf(pantai);
const fortnight = stays.filter(({ from }) => from < firstDay + dayCount);

/** The days a booking came in for. */
const asked = (booking: Booking) =>
  booking === liWei ? { ...liWei, from: liWei.from - 1, to: liWei.to - 1 } : booking;

/** A phone shows the week in which the overlap was. */
const weekFrom = 9;

function Side({ booking, note }: { booking: Booking; note: string }) {
  return (
    <div>
      <p>
        <b>{booking.guest}</b>
      </p>
      <p>
        <Channel id={booking.channel} />
      </p>
      <small>{note}</small>
    </div>
  );
}

/** Three channels' calendars of one villa run together, and the overlap they brought is settled. */
export function CalendarSync() {
  return (
    <Panel
      title={pantai.name}
      note="Three channels"
      end={<span className={`${parts.chip} ${parts.good} ${parts.tick}`}>No overlaps</span>}
    >
      <div className={`${strip.window} ${styles.late}`}>
        <Days />
        <div className={styles.rows}>
          {sources.map((channel) => (
            <div key={channel} className={styles.row}>
              <p className={styles.name}>
                <Channel id={channel} />
              </p>
              <div className={strip.track}>
                {fortnight
                  .filter((stay) => stay.channel === channel)
                  .map((stay) => (
                    <Bar
                      key={stay.guest}
                      {...asked(stay)}
                      look={stay === liWei ? 'moved' : undefined}
                      weekFrom={weekFrom}
                    >
                      {stay.guest}
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
                  asked(stay),
                  stay,
                  sources.findIndex((id) => id === stay.channel),
                  rows,
                )}
              />
            ))}
          </svg>
        </div>
        <div className={styles.merged}>
          <Strip bookings={stays} weekFrom={weekFrom} />
        </div>
      </div>
      <div className={styles.overlap}>
        <p className={styles.verdict}>
          <b>{`Overlap on ${weekday(asked(liWei).from)} ${asked(liWei).from} Nov`}</b>{' '}
          <span className={`${parts.chip} ${parts.good} ${parts.tick}`}>Resolved</span>
        </p>
        <Side booking={rossis} note={`${dates(rossis)}, booked first`} />
        <Side booking={liWei} note={`Moved to ${dates(liWei)}`} />
      </div>
    </Panel>
  );
}
