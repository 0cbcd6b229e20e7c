import { useDrawing } from '../drawing.ts';
import { Panel } from '../parts/panel.tsx';
import parts from '../parts/parts.module.css';
import { PropertyPhoto } from '../place.tsx';
import { mainVilla, region } from '../portfolio.ts';
import styles from './tour-list.module.css';

/** The completed form of a new listing. */
export function TourList() {
  const { words, money } = useDrawing();
  const { listing } = words;
  const fields = [
    [listing.name, mainVilla.name],
    [listing.place, `${mainVilla.place}, ${region}`],
    [listing.bedrooms, 3],
    [listing.sleeps, 6],
    [listing.regular, money(150)],
    [listing.high, money(195)],
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
            <span className={parts.input}>{value}</span>
          </p>
        ))}
        <PropertyPhoto />
      </div>
    </Panel>
  );
}
