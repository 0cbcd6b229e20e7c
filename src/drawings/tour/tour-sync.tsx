import { dayCount } from '../../content/facts/portfolio-calendar.ts';
import { fillTemplate } from '../../content/fields/template.ts';
import { useFormats, usePortfolio } from '../drawing-language.ts';
import { bookingsOf, firstDay } from '../figures.ts';
import channelStyles from '../parts/channel.module.css';
import { Channel, channelClass } from '../parts/channel.tsx';
import { Panel } from '../parts/panel.tsx';
import parts from '../parts/parts.module.css';
import { Strip } from '../parts/strip.tsx';
import strip from '../parts/strip.module.css';
import styles from './tour-sync.module.css';

/** The iCal links of three booking sites, and the calendar that their dates make. */
export function TourSync() {
  const portfolio = usePortfolio();
  const { monthName } = useFormats();
  const { bookingSites, mainProperty, newBooking } = portfolio;
  const { calendars } = portfolio.words;
  const shownDays = `${firstDay}–${firstDay + dayCount - 1} ${monthName()}`;
  const taken = bookingsOf(mainProperty, portfolio).filter((booking) => booking !== newBooking);
  return (
    <Panel
      title={calendars.title}
      note={mainProperty.name}
      end={<span className={`${parts.chip} ${parts.good} ${parts.tick}`}>{calendars.status}</span>}
    >
      <div className={`${styles.links} ${parts.ruled}`}>
        {bookingSites.map(({ id, calendar, syncedMinutesAgo }) => (
          <p key={id} className={styles.link}>
            <Channel id={id} />
            <span className={styles.address}>{calendar}</span>
            <small className={parts.tick}>
              {fillTemplate(calendars.synced, { minutes: `${syncedMinutesAgo}` })}
            </small>
          </p>
        ))}
        <p className={styles.link}>
          <span className={`${channelStyles.dot} ${channelClass('direct')}`}>{calendars.own}</span>
          <span className={styles.address}>{`/ical/${mainProperty.id}.ics`}</span>
          <span className={parts.chip}>{calendars.copy}</span>
        </p>
      </div>
      <div className={`${strip.window} ${strip.ruled}`}>
        <p className={`${parts.label} ${styles.nights}`}>
          {fillTemplate(calendars.taken, { days: shownDays })}
        </p>
        <Strip bookings={taken} />
      </div>
    </Panel>
  );
}
