import { useFormats, usePortfolio } from '../drawing-language.ts';
import { bookingsOf } from '../figures.ts';
import styles from './core-platform.module.css';
import { Panel } from '../parts/panel.tsx';
import parts from '../parts/parts.module.css';
import { Photo } from '@motif/photo.tsx';
import { Strip } from '../parts/strip.tsx';
import strip from '../parts/strip.module.css';

/** The record of a property: details, amenities, availability and rates. */
export function CorePlatform() {
  const portfolio = usePortfolio();
  const { money } = useFormats();
  const { mainProperty, region, seasons } = portfolio;
  const { property } = portfolio.words;
  return (
    <Panel
      title={mainProperty.name}
      note={`${mainProperty.place}, ${region}`}
      end={<span className={`${parts.chip} ${parts.good}`}>{property.published}</span>}
    >
      <div className={styles.sheet}>
        <Photo of="property" />
        <p>
          <b>{property.rooms}</b>
          {/* A word joiner after each hyphen: Wi-Fi stays on one line. */}
          {` ${property.amenities.replaceAll('-', '-\u2060')}`}
        </p>
        <div className={`${parts.ruled} ${styles.seasons}`}>
          <p className={parts.label}>{property.price}</p>
          {seasons.map(({ name, dates, nightlyRate }) => (
            <p key={name} className={parts.line}>
              <b>{name}</b> <small>{dates}</small> {money(nightlyRate)}
            </p>
          ))}
        </div>
      </div>
      <div className={`${strip.window} ${strip.ruled}`}>
        <p className={`${parts.label} ${styles.nights}`}>{property.availability}</p>
        <Strip bookings={bookingsOf(mainProperty, portfolio)} />
      </div>
    </Panel>
  );
}
