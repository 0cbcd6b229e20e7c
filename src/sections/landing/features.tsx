import { Fragment } from 'react';
import type { FeatureCard, FeaturesCopy } from '../../content/schemas/feature-card.ts';
import { PhaseDrawing } from '../../drawings/phases.tsx';
import { Band, BandOpening, type BandTone } from '../../ui/band.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PlanMark } from '../../ui/plan-mark.tsx';
import { hook, revealHook } from '../../shared/hooks.ts';
import styles from './features.module.css';

/** A card with the name of its button, and the plan from which its module is included. */
type Card = FeatureCard & { details: string; fromPlan: string | undefined };

interface FeaturesProps {
  copy: FeaturesCopy;
  groups: readonly { id: string; title: string; cards: readonly Card[] }[];
  tone: BandTone;
  /** The language of the drawings. */
  language?: string | undefined;
}

/** One card per module, in groups by phase of a stay, each with a drawing. A phone folds the bullets of each card. */
export function Features({ copy, groups, tone, language }: FeaturesProps) {
  return (
    <Band id="features" tone={tone} className={styles.band}>
      <BandOpening heading={copy.heading} lead={copy.lead} className={styles.opening} />
      <div className={styles.groups}>
        {groups.map(({ id, title, cards }) => (
          <Fragment key={id}>
            <div className={styles.phase}>
              <p id={`${id}-features`}>{title}</p>
              <PhaseDrawing phase={id} language={language} />
            </div>
            <ul role="list" aria-labelledby={`${id}-features`} className={styles.group}>
              {cards.map((card) => (
                <FeatureItem key={card.id} {...card} />
              ))}
            </ul>
          </Fragment>
        ))}
      </div>
    </Band>
  );
}

function FeatureItem({ icon, title, description, bullets, details, fromPlan }: Card) {
  return (
    <li className={styles.card} {...hook(revealHook)}>
      <Icon name={icon} />
      <h3>{title}</h3>
      {fromPlan && <PlanMark>{fromPlan}</PlanMark>}
      <p className={styles.description}>{description}</p>
      <details>
        <summary aria-label={details} />
        <ul role="list">
          {bullets.map((bullet) => (
            <li key={bullet}>{bullet}</li>
          ))}
        </ul>
      </details>
    </li>
  );
}
