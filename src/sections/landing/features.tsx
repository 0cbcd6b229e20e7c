import type { Content } from '../../content/read-content.ts';
import { stages, type FeatureCard } from '../../content/schemas/schemas.ts';
import type { Pictures } from '../../pictures/draw-pictures.ts';
import { Picture } from '../../pictures/picture.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Stack } from '../../ui/layout.tsx';
import { FromPlan } from '../../ui/from-plan.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import styles from './features.module.css';

interface FeaturesProps {
  content: Content;
  pictures: Pictures;
}

/** One card for each module, in a column for each stage of a stay. The columns hang from a line. */
export function Features({ content, pictures }: FeaturesProps) {
  const { heading, lead, stages: names } = content.pages.home.features;
  return (
    <Section id="features">
      <SectionHeading heading={heading} lead={lead} />
      <Stack gap="xl" className={styles.stages}>
        <svg
          viewBox="0 0 1152 64"
          preserveAspectRatio="none"
          className={`${styles.line} decoration`}
          aria-hidden="true"
        >
          <path d="M-1200 84C-800 84-200 72 11 64 150 64 250 32 403 32 540 32 640 0 795 0 950 0 1050-32 1300-32H2400" />
        </svg>
        {stages.map((stage) => (
          <div key={stage} data-stage={stage} className={styles.stage}>
            <p id={`features-${stage}`} className={styles.name}>
              {names[stage]}
            </p>
            <ul role="list" aria-labelledby={`features-${stage}`} className={styles.cards}>
              {content.features
                .filter((card) => card.stage === stage)
                .map((card) => (
                  <Card key={card.id} card={card} content={content} pictures={pictures} />
                ))}
            </ul>
          </div>
        ))}
      </Stack>
    </Section>
  );
}

function Card({ card, content, pictures }: FeaturesProps & { card: FeatureCard }) {
  const { id, icon, title, description, bullets, image } = card;
  return (
    <li className={image ? `${styles.card} ${styles.large}` : styles.card}>
      {image && (
        <Picture files={pictures.getFiles(image)} alt={image.alt} className={styles.picture} />
      )}
      <div className={styles.text}>
        <Icon name={icon} />
        <div>
          <h3>{title}</h3>
          <FromPlan module={id} plans={content.plans} template="{plan}" />
        </div>
        <p>{description}</p>
        <ul>
          {bullets.map((bullet) => (
            <li key={bullet}>{bullet}</li>
          ))}
        </ul>
      </div>
    </li>
  );
}
