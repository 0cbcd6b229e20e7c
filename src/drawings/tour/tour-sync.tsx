import { fillTemplate } from '../../content/fields/template.ts';
import { useDrawing } from '../drawing.ts';
import channelStyles from '../parts/channel.module.css';
import { Channel, channelClass } from '../parts/channel.tsx';
import { Panel } from '../parts/panel.tsx';
import parts from '../parts/parts.module.css';
import { Strip } from '../parts/strip.tsx';
import strip from '../parts/strip.module.css';
import { channels, mainVilla, takenStays } from '../portfolio.ts';
import styles from './tour-sync.module.css';

const sites = ['airbnb', 'booking', 'vrbo'] as const;

/** The iCal links of three booking sites, and the calendar that their dates make. */
export function TourSync() {
  const { calendars } = useDrawing().words;
  return (
    <Panel
      title={calendars.title}
      note={mainVilla.name}
      end={<span className={`${parts.chip} ${parts.good} ${parts.tick}`}>{calendars.status}</span>}
    >
      <div className={`${styles.links} ${parts.ruled}`}>
        {sites.map((id) => (
          <p key={id} className={styles.link}>
            <Channel id={id} />
            <span className={styles.address}>{channels[id].calendar}</span>
            <small className={parts.tick}>
              {fillTemplate(calendars.synced, { minutes: `${channels[id].minutesAgo}` })}
            </small>
          </p>
        ))}
        <p className={styles.link}>
          <span className={`${channelStyles.dot} ${channelClass('direct')}`}>{calendars.own}</span>
          <span className={styles.address}>/ical/villa-sawah.ics</span>
          <span className={parts.chip}>{calendars.copy}</span>
        </p>
      </div>
      <div className={`${strip.window} ${strip.ruled}`}>
        <p className={`${parts.label} ${styles.nights}`}>{calendars.taken}</p>
        <Strip stays={takenStays} />
      </div>
    </Panel>
  );
}
