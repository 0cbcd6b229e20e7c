import { bookingsOf, usd } from '../figures.ts';
import styles from './core-platform.module.css';
import { Panel } from '../parts/panel.tsx';
import parts from '../parts/parts.module.css';
import { Photo } from '../parts/photo.tsx';
import { Days, Strip } from '../parts/strip.tsx';
import strip from '../parts/strip.module.css';
import { sawah, sawahSeasons } from '../portfolio.ts';

const amenities = ['Rice-field view', 'Plunge pool', 'Kitchen', 'Wi-Fi', 'Breakfast'];

/** The sheet of one villa: what it is, what it has, when it is free and what it costs. */
export function CorePlatform() {
  return (
    <Panel
      title={sawah.name}
      note={`${sawah.place}, Bali`}
      end={<span className={`${parts.chip} ${parts.good}`}>Published</span>}
    >
      <div className={styles.sheet}>
        <div className={styles.column}>
          <div className={styles.photos}>
            <Photo of="view" />
            <Photo of="gate" />
            <Photo of="pool" />
          </div>
          <p>
            <b>{sawah.bedrooms}</b> bedrooms · <b>3</b> bathrooms · sleeps <b>{sawah.sleeps}</b>
          </p>
        </div>
        <div className={styles.column}>
          <div className={parts.ruled}>
            <p className={parts.label}>Price a night</p>
            {sawahSeasons.map(({ name, dates, nightlyRateUsd }) => (
              <div key={name} className={parts.line}>
                <span>
                  <b>{name}</b> <small>{dates}</small>
                </span>
                <b>{usd(nightlyRateUsd)}</b>
              </div>
            ))}
          </div>
          <div>
            <p className={parts.label}>Amenities</p>
            <p className={styles.amenities}>
              {amenities.map((amenity) => (
                <span key={amenity} className={parts.chip}>
                  {amenity}
                </span>
              ))}
            </p>
          </div>
        </div>
      </div>
      <div className={`${strip.window} ${strip.ruled}`}>
        <p className={`${parts.label} ${styles.nights}`}>Availability in November</p>
        <Days />
        <Strip bookings={bookingsOf(sawah)} />
      </div>
    </Panel>
  );
}
