import type { Content } from '../../content/read-content.ts';
import { Section } from '../../ui/section.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './directory.module.css';

/** For visitors whose system is not listed: a link to the contact details below. */
export function CustomIntegration({ content }: { content: Content }) {
  const copy = content.pages.integrations.custom;
  return (
    <Section className={styles.custom}>
      <div className={styles.box}>
        <h2>{copy.heading}</h2>
        <p>{copy.body}</p>
        <ButtonLink href="#contact">{copy.cta}</ButtonLink>
      </div>
    </Section>
  );
}
