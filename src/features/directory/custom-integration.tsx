import type { Content } from '../../content/read-content.ts';
import { Section } from '../../ui/section.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './directory.module.css';
import card from '../../ui/card.module.css';
import columns from '../../ui/columns.module.css';
import text from '../../ui/text.module.css';

/** For visitors whose system is not listed: a link to the contact details below. */
export function CustomIntegration({ content }: { content: Content }) {
  const copy = content.pages.integrations.custom;
  return (
    <Section className={styles.custom}>
      <div className={`${card.card} ${columns.columns} ${columns.next} ${styles.box}`}>
        <h2 className={text.title}>{copy.heading}</h2>
        <div className={columns.stack}>
          <p>{copy.body}</p>
          <ButtonLink href="#contact">{copy.cta}</ButtonLink>
        </div>
      </div>
    </Section>
  );
}
