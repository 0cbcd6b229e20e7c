import type { FeatureCard } from '../domain/landing-entries.ts';
import type { SectionCopy } from '../domain/page.ts';
import { Band, BandHeading } from '../ui/band.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './features.module.css';

/** The thirteen modules, one card each. */
export function Features({ copy, cards }: { copy: SectionCopy; cards: readonly FeatureCard[] }) {
  return (
    <Band id="features" tone="sunken">
      <BandHeading heading={copy.heading} lead={copy.lead} />
      <ul role="list" className={styles.grid}>
        {cards.map((card) => (
          <li key={card.id} className={styles.card} data-arrive="">
            <Icon name={card.icon} size={28} />
            <h3>{card.title}</h3>
            <p>{card.description}</p>
            <ul className={styles.bullets}>
              {card.bullets.map((bullet) => (
                <li key={bullet}>{bullet}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Band>
  );
}
