import { useDrawing } from '../drawing.ts';
import styles from './core-platform.module.css';
import { Panel } from '../parts/parts.tsx';
import parts from '../parts/parts.module.css';
import { PropertyPhoto } from '../place.tsx';
import { mainVilla, region } from '../portfolio.ts';

/** Price of a night in each season. */
const prices = [150, 195, 220] as const;

/** The record of a villa: details, amenities, availability and rates. */
export function CorePlatform() {
  const { words, money } = useDrawing();
  const { property } = words;
  return (
    <Panel
      title={mainVilla.name}
      note={`${mainVilla.place}, ${region}`}
      end={<span className={`${parts.chip} ${parts.good}`}>{property.published}</span>}
    >
      <div className={styles.sheet}>
        <PropertyPhoto />
        <p>
          <b>{property.rooms}</b>
          {/* A word joiner after each hyphen: Wi-Fi stays on one line. */}
          {` ${property.amenities.replaceAll('-', '-\u2060')}`}
        </p>
        <div className={`${parts.ruled} ${styles.seasons}`}>
          <p className={parts.label}>{property.price}</p>
          {prices.map((price, index) => (
            <p key={price} className={parts.line}>
              {`${property.seasons[index]?.name}, ${property.seasons[index]?.dates} `}
              <b>{money(price)}</b>
            </p>
          ))}
        </div>
      </div>
    </Panel>
  );
}
