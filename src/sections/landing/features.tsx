import type { FeatureCard } from '../../content/schemas/landing-entries.ts';
import type { SectionCopy } from '../../content/schemas/page.ts';
import { Scene } from '../../illustrations/scene.tsx';
import { Band, BandHeading } from '../../ui/band.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './features.module.css';

/** The thirteen modules, one card each; those with a picture are large. */
export function Features({ copy, cards }: { copy: SectionCopy; cards: readonly FeatureCard[] }) {
  return (
    <Band id="features" tone="sunken">
      <BandHeading heading={copy.heading} lead={copy.lead} />
      <ul role="list" className={styles.grid}>
        {cards.map(({ id, icon, title, description, bullets, image }) => (
          <li
            key={id}
            className={`${styles.card} ${image ? styles.large : ''}`.trim()}
            data-arrive=""
          >
            <div className={styles.words}>
              <Icon name={icon} />
              <h3>{title}</h3>
              <p>{description}</p>
              <ul role="list">
                {bullets.map((bullet) => (
                  <li key={bullet}>{bullet}</li>
                ))}
              </ul>
            </div>
            {image && <Scene name={image.scene} alt={image.alt} />}
          </li>
        ))}
      </ul>
    </Band>
  );
}
