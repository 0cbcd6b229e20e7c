import { bookingsOf, usd } from '../figures.ts';
import styles from './core-platform.module.css';
import { Panel } from '../parts/panel.tsx';
import parts from '../parts/parts.module.css';
import { Photo } from '../parts/photo.tsx';
import { Strip } from '../parts/strip.tsx';
import strip from '../parts/strip.module.css';
import { sawah, sawahSeasons } from '../portfolio.ts';

/** The record of a villa: details, amenities, availability and rates. */
export function CorePlatform() {
  return (
    <Panel
      title={sawah.name}
      note={`${sawah.place}, Bali`}
      end={<span className={`${parts.chip} ${parts.good}`}>Published</span>}
    >
      <div className={styles.sheet}>
        <Photo of="view" />
        <p>
          <b>{`${sawah.bedrooms} bedrooms, 3 bathrooms, sleeps ${sawah.sleeps}`}</b> Rice-field
          view, plunge pool, kitchen, Wi-Fi, breakfast
        </p>
        <div className={`${parts.ruled} ${styles.seasons}`}>
          <p className={parts.label}>Price a night</p>
          {sawahSeasons.map(({ name, dates, nightlyRateUsd }) => (
            <p key={name} className={parts.line}>
              <b>{name}</b> <small>{dates}</small> {usd(nightlyRateUsd)}
            </p>
          ))}
        </div>
      </div>
      <div className={`${strip.window} ${strip.ruled}`}>
        <p className={`${parts.label} ${styles.nights}`}>Availability in November</p>
        <Strip bookings={bookingsOf(sawah)} />
      </div>
    </Panel>
  );
}
