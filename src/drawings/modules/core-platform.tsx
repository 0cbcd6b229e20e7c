import { Coffee, CookingPot, Mountain, Waves, Wifi } from 'lucide-react';
import { useDrawing } from '../drawing.ts';
import { Place } from '../place.tsx';
import { nightlyRate } from '../portfolio.ts';
import styles from './core-platform.module.css';
import { Frame } from './frame.tsx';

/** The price of a night in each season, the regular season first. */
const prices = [nightlyRate, 195, 220] as const;

const festive = 2;

const amenityIcons = [Mountain, Waves, CookingPot, Wifi, Coffee];

/** The seasons of 2027 in order, as indexes of `prices`. */
const year = [2, 0, 1, 0, 2] as const;

/** The page of a villa: photo, units, amenities, and a year of prices, with a day on which nobody can arrive. */
export function CorePlatform() {
  const { words, portfolio, money, monthName } = useDrawing();
  const villa = portfolio.properties.first;
  const { property } = words;
  return (
    <Frame
      title={villa.name}
      note={`${villa.place}, ${portfolio.region}. ${property.rooms}`}
      end={<span className={styles.published}>{property.published}</span>}
      className={styles.sheet}
    >
      <div className={styles.record}>
        <Place name="property" preserveAspectRatio="xMidYMid slice" className={styles.photo} />
        <div className={styles.units}>
          <p className={styles.label}>{property.unitsTitle}</p>
          {property.units.map(({ name, note }) => (
            <p key={name}>
              {name}
              <small>{note}</small>
            </p>
          ))}
        </div>
        <div className={styles.amenities}>
          <p className={styles.label}>{property.amenitiesTitle}</p>
          {property.amenities.map((amenity, index) => {
            const Amenity = amenityIcons[index] ?? Waves;
            return (
              <p key={amenity}>
                <Amenity size="1.25rem" strokeWidth={1.75} />
                {amenity}
              </p>
            );
          })}
        </div>
      </div>
      <p className={styles.label}>{property.price}</p>
      <div className={styles.ribbon}>
        {year.map((season, index) => (
          <p key={`${index}`} data-season={season}>
            {season === festive ? null : money(prices[season])}
          </p>
        ))}
        <p className={styles.festive}>{money(prices[festive])}</p>
        <p className={styles.closedDay}>{property.closedDay}</p>
      </div>
      <div className={styles.months}>
        {Array.from({ length: 12 }, (_, month) => (
          <span key={`${month}`}>{monthName(month)}</span>
        ))}
      </div>
      <div className={styles.seasons}>
        {property.seasons.map(({ name, dates }, index) => (
          <p key={name} data-season={index}>
            <b>{name}</b> {dates} <b>{money(prices[index] ?? 0)}</b>
          </p>
        ))}
      </div>
    </Frame>
  );
}
