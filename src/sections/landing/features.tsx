import type { FeatureCard } from '../../content/schemas/feature-card.ts';
import type { SectionCopy } from '../../content/fields/page-parts.ts';
import { Scene } from '../../illustrations/scene.tsx';
import { Band, BandHeading } from '../../ui/band.tsx';
import { Icon } from '../../ui/icon.tsx';
import { hook, revealHook } from '../../shared/hooks.ts';
import styles from './features.module.css';

/** One card per module; cards with an illustration are large. */
export function Features({ copy, cards }: { copy: SectionCopy; cards: readonly FeatureCard[] }) {
  return (
    <Band id="features" tone="sunken">
      <BandHeading heading={copy.heading} lead={copy.lead} />
      <ul role="list" className={styles.grid}>
        {cards.map(({ id, icon, title, description, bullets, image }) => (
          <li
            key={id}
            className={`${styles.card} ${image ? styles.large : ''}`.trim()}
            {...hook(revealHook)}
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
