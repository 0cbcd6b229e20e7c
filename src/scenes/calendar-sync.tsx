import styles from './calendar-sync.module.css';
import { bookingsOf, dates } from './figures.ts';
import channels from './parts/channel.module.css';
import { Channel } from './parts/channel.tsx';
import { Panel } from './parts/panel.tsx';
import parts from './parts/parts.module.css';
import { Bar, Days, Strip } from './parts/strip.tsx';
import strip from './parts/strip.module.css';
import { liWei, pantai, rossis, type Booking } from './portfolio.ts';

const asked = { ...liWei, from: liWei.from - 1, to: liWei.to - 1 };
const stays = bookingsOf(pantai);

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
        {(['airbnb', 'booking', 'vrbo'] as const).map((channel) => (
          <div key={channel} className={styles.row}>
            <p className={styles.name}>
              <Channel id={channel} />
            </p>
            <Strip bookings={stays.filter((stay) => stay.channel === channel && stay !== liWei)}>
              {channel === liWei.channel && (
                <Bar from={asked.from} to={asked.to} look="moved">
                  {liWei.guest}
                </Bar>
              )}
            </Strip>
          </div>
        ))}
        <svg viewBox="0 0 100 20" preserveAspectRatio="none" className={styles.flow}>
          <path className={channels.airbnb} d="M14 0C14 14 49 3 49 20" />
          <path className={channels.vrbo} d="M86 0C86 14 51 3 51 20" />
          <path className={channels.booking} d="M50 0v20" />
        </svg>
        <div className={styles.merged}>
          <Strip bookings={stays} />
        </div>
      </div>
      <div className={styles.overlap}>
        <p className={styles.verdict}>
          <b>Overlap on Fri {asked.from} Nov</b>{' '}
          <span className={`${parts.chip} ${parts.good} ${parts.tick}`}>Resolved</span>
        </p>
        <Side booking={rossis} note={`${dates(rossis)}, booked first`} />
        <Side booking={liWei} note={`Moved to ${dates(liWei)}`} />
      </div>
    </Panel>
  );
}
