import type { ReactNode } from 'react';
import { usd } from '../figures.ts';
import { Panel } from '../parts/panel.tsx';
import parts from '../parts/parts.module.css';
import { Photo } from '../parts/photo.tsx';
import { sawah, sawahSeasons } from '../portfolio.ts';
import styles from './tour-list.module.css';

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <p className={parts.label}>{label}</p>
      <p className={styles.box}>{children}</p>
    </div>
  );
}

const high = sawahSeasons[1];

/** The form of a new listing, filled in. */
export function TourList() {
  return (
    <Panel
      title="New listing"
      note="Ready to publish"
      end={<span className={parts.button}>Publish</span>}
    >
      <div className={styles.form}>
        <Field label="Name">{sawah.name}</Field>
        <Field label="Place">{sawah.place}, Bali</Field>
        <Field label="Bedrooms">{sawah.bedrooms}</Field>
        <Field label="Sleeps">{sawah.sleeps}</Field>
        <Field label="Regular night">{usd(sawah.nightlyRateUsd)}</Field>
        <Field label="High-season night">{usd(high.nightlyRateUsd)}</Field>
        <div className={styles.all}>
          <p className={parts.label}>Amenities</p>
          <p className={styles.amenities}>
            {['Rice-field view', 'Plunge pool', 'Breakfast', 'Wi-Fi', 'Kitchen'].map((amenity) => (
              <span key={amenity} className={`${parts.chip} ${parts.good} ${parts.tick}`}>
                {amenity}
              </span>
            ))}
          </p>
        </div>
        <div className={styles.all}>
          <p className={parts.label}>Photos, cover first</p>
          <div className={styles.photos}>
            <Photo of="view" />
            <Photo of="gate" />
            <Photo of="pool" />
            <Photo of="bedroom" />
          </div>
        </div>
      </div>
    </Panel>
  );
}
