import type { Content } from '../../content/read-content.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Split, Stack } from '../../ui/layout.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Section } from '../../ui/section.tsx';
import layout from '../../ui/layout.module.css';
import styles from './directory.module.css';
import text from '../../ui/text.module.css';

/** A link to the contact details in the footer, for visitors whose system is not listed. */
export function CustomIntegration({ content }: { content: Content }) {
  const copy = content.pages.integrations.custom;
  return (
    <Section className={styles.custom}>
      <Split shares="8-4" gap="xl" data-surface="deep" className={styles.box}>
        <Stack gap="lg">
          <h2>{copy.heading}</h2>
          <p className={text.lead}>{copy.body}</p>
          <ButtonLink href="#contact">{copy.cta}</ButtonLink>
        </Stack>
        {/* A drawing of the connection: one system joined to three. */}
        <div aria-hidden="true" className={`decoration ${styles.joined}`}>
          <span className={`${layout.tile} ${styles.brand}`}>
            <Mark />
          </span>
          <svg viewBox="0 0 140 200" fill="none" className={styles.threads}>
            <path d="M0 100h140M30 100c40 0 20-66 60-66h50M30 100c40 0 20 66 60 66h50" />
          </svg>
          <span className={styles.systems}>
            <Icon name="calendar-check" />
            <Icon name="lock" />
            <Icon name="wallet" />
          </span>
        </div>
      </Split>
    </Section>
  );
}
