import { useFormats, usePortfolio } from '../drawing-language.ts';
import { Panel } from '../parts/panel.tsx';
import parts from '../parts/parts.module.css';
import { Photo } from '@motif/photo.tsx';
import styles from './tour-list.module.css';

/** The completed form of a new listing. */
export function TourList() {
  const { mainProperty, region, seasons, words } = usePortfolio();
  const { money } = useFormats();
  const { listing } = words;
  const [regular, high] = seasons;
  const fields = [
    [listing.name, mainProperty.name],
    [listing.place, `${mainProperty.place}, ${region}`],
    [listing.bedrooms, mainProperty.bedrooms],
    [listing.sleeps, mainProperty.sleeps],
    [listing.regular, money(regular?.nightlyRate ?? 0)],
    [listing.high, money(high?.nightlyRate ?? 0)],
    [listing.amenities, listing.amenitiesListed],
  ] as const;
  return (
    <Panel
      title={listing.title}
      note={listing.note}
      end={<span className={parts.button}>{listing.publish}</span>}
    >
      <div className={styles.form}>
        {fields.map(([label, value]) => (
          <p key={label} className={styles.field}>
            {label}
            <span>{value}</span>
          </p>
        ))}
        <Photo of="property" />
      </div>
    </Panel>
  );
}
