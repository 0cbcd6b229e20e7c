import { usd } from '../figures.ts';
import { Panel } from '../parts/panel.tsx';
import parts from '../parts/parts.module.css';
import { Photo } from '../parts/photo.tsx';
import { sawah, sawahSeasons } from '../portfolio.ts';
import styles from './tour-list.module.css';

const fields = [
  ['Name', sawah.name],
  ['Place', `${sawah.place}, Bali`],
  ['Bedrooms', sawah.bedrooms],
  ['Sleeps', sawah.sleeps],
  ['Regular night', usd(sawah.nightlyRateUsd)],
  ['High-season night', usd(sawahSeasons[1].nightlyRateUsd)],
  ['Amenities', 'Plunge pool, breakfast, Wi-Fi'],
] as const;

/** The completed form of a new listing. */
export function TourList() {
  return (
    <Panel
      title="New listing"
      note="Ready to publish"
      end={<span className={parts.button}>Publish</span>}
    >
      <div className={styles.form}>
        {fields.map(([label, value]) => (
          <p key={label} className={styles.field}>
            {label}
            <span>{value}</span>
          </p>
        ))}
        <Photo of="view" />
      </div>
    </Panel>
  );
}
