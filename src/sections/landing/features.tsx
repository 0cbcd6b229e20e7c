import { Fragment } from 'react';
import { sectionTone } from '../../content/landing-sections.ts';
import type { Content } from '../../content/read-content.ts';
import { PhaseDrawing } from '../../drawings/phases.tsx';
import { Band, BandOpening } from '../../ui/band.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FromPlan } from '../../ui/plan-mark.tsx';
import { featureGroups, type Card } from './feature-groups.ts';
import styles from './features.module.css';
import plus from '../../ui/plus.module.css';

/** One card per module, in groups by phase of a stay, each with a drawing. A phone folds the bullets of each card. */
export function Features({ content }: { content: Content }) {
  const { heading, lead } = content.pages.home.features;
  return (
    <Band id="features" tone={sectionTone('features', content)} className={styles.band}>
      <BandOpening heading={heading} lead={lead} className={styles.opening} />
      <div className={styles.groups}>
        {featureGroups(content).map(({ id, title, cards }) => (
          <Fragment key={id}>
            <div className={styles.phase}>
              <p id={`${id}-features`}>{title}</p>
              <PhaseDrawing phase={id} language={content.language.code} />
            </div>
            <ul role="list" aria-labelledby={`${id}-features`} className={styles.group}>
              {cards.map((card) => (
                <FeatureItem key={card.id} card={card} content={content} />
              ))}
            </ul>
          </Fragment>
        ))}
      </div>
    </Band>
  );
}

function FeatureItem({ card, content }: { card: Card; content: Content }) {
  const { id, icon, title, description, bullets, details } = card;
  return (
    <li className={styles.card} data-reveal="">
      <Icon name={icon} />
      <h3>{title}</h3>
      <FromPlan
        module={id}
        plans={content.plans}
        words={content.pages.home.fromPlan}
        className={styles.mark}
      />
      <p className={styles.description}>{description}</p>
      <details>
        <summary aria-label={details} className={plus.plus} />
        <ul>
          {bullets.map((bullet) => (
            <li key={bullet}>{bullet}</li>
          ))}
        </ul>
      </details>
    </li>
  );
}
