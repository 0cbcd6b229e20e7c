import { fillTemplate } from '../../shared/template.ts';
import check from '../../ui/check.module.css';
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
      end={<span className={`${parts.chip} ${parts.good} ${check.check}`}>{calendars.status}</span>}
    >
      <div className={`${styles.links} ${parts.ruled}`}>
        {sites.map((id) => (
          <p key={id} className={styles.link}>
            <Channel id={id} />
            <span className={`${parts.input} ${styles.address}`}>{channels[id].calendar}</span>
            <small className={check.check}>
              {fillTemplate(calendars.synced, { minutes: `${channels[id].minutesAgo}` })}
            </small>
          </p>
        ))}
        <p className={styles.link}>
          <span className={`${channelStyles.dot} ${channelClass('direct')}`}>{calendars.own}</span>
          <span className={`${parts.input} ${styles.address}`}>/ical/villa-sawah.ics</span>
          <span className={parts.chip}>{calendars.copy}</span>
        </p>
      </div>
      <div className={`${strip.window} ${strip.ruled}`}>
        <p className={parts.label}>{calendars.taken}</p>
        <Strip stays={takenStays} />
      </div>
    </Panel>
  );
}
