import type { Content } from '../../content/read-content.ts';
import type { FeatureCard } from '../../content/schemas/home.ts';
import { Scene } from '../../drawings/scene.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FromPlan } from '../../ui/plan-mark.tsx';
import styles from './features.module.css';

/** One card per module; those with an illustration are twice as wide. */
export function Features({ content }: { content: Content }) {
  const { heading, lead } = content.pages.home.features;
  return (
    <Section id="features">
      <SectionHeading heading={heading} lead={lead} rank="a" />
      <ul role="list" className={styles.cards}>
        {content.features.map((card) => (
          <Card key={card.id} card={card} content={content} />
        ))}
      </ul>
    </Section>
  );
}

function Card({ card, content }: { card: FeatureCard; content: Content }) {
  const { id, icon, title, description, bullets, image } = card;
  return (
    <li className={image ? `${styles.card} ${styles.large}` : styles.card}>
      <Icon name={icon} />
      <h3>{title}</h3>
      <FromPlan module={id} plans={content.plans} words="{plan}" className={styles.plan} />
      <p className={styles.description}>{description}</p>
      <ul>
        {bullets.map((bullet) => (
          <li key={bullet}>{bullet}</li>
        ))}
      </ul>
      {image && (
        <Scene name={image.scene} alt={image.alt} content={content} className={styles.scene} />
      )}
    </li>
  );
}
