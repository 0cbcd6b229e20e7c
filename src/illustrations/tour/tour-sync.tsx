import { bookingsOf } from '../figures.ts';
import channels from '../parts/channel.module.css';
import { Channel } from '../parts/channel.tsx';
import { Panel } from '../parts/panel.tsx';
import parts from '../parts/parts.module.css';
import { Strip } from '../parts/strip.tsx';
import strip from '../parts/strip.module.css';
import { carters, sawah } from '../portfolio.ts';
import styles from './tour-sync.module.css';

const links = [
  { channel: 'airbnb', address: 'airbnb.com/calendar/ical/48213907.ics', synced: '4 min ago' },
  { channel: 'booking', address: 'ical.booking.com/v1/export?t=7c1e09', synced: '11 min ago' },
  { channel: 'vrbo', address: 'vrbo.com/icalendar/2f90d4.ics', synced: '2 min ago' },
] as const;

/** The iCal links of three booking sites, and the calendar that their dates make. */
export function TourSync() {
  return (
    <Panel
      title="Calendars"
      note={sawah.name}
      end={<span className={`${parts.chip} ${parts.good} ${parts.tick}`}>All in sync</span>}
    >
      <div className={`${styles.links} ${parts.ruled}`}>
        {links.map(({ channel, address, synced }) => (
          <p key={channel} className={styles.link}>
            <Channel id={channel} />
            <span className={styles.address}>{address}</span>
            <small className={parts.tick}>{synced}</small>
          </p>
        ))}
        <p className={styles.link}>
          <span className={`${channels.dot} ${channels.direct}`}>Yours</span>
          <span className={styles.address}>/ical/villa-sawah.ics</span>
          <span className={parts.chip}>Copy</span>
        </p>
      </div>
      <div className={`${strip.window} ${strip.ruled}`}>
        <p className={`${parts.label} ${styles.nights}`}>Nights taken, 2–15 November</p>
        <Strip bookings={bookingsOf(sawah).filter((booking) => booking !== carters)} />
      </div>
    </Panel>
  );
}
