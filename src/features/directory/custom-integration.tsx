import type { Content } from '../../content/read-content.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Split, Stack } from '../../ui/layout.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './directory.module.css';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';

/** A link to the contact details in the footer, for visitors whose system is not listed. */
export function CustomIntegration({ content }: { content: Content }) {
  const copy = content.pages.integrations.custom;
  return (
    <Section>
      <Split
        shares="8-4"
        gap="xl"
        data-surface="deep"
        className={`${layout.card} ${styles.custom}`}
      >
        <Stack gap="md">
          <h2>{copy.heading}</h2>
          <p className={text.lead}>{copy.body}</p>
        </Stack>
        <ButtonLink href="#contact">{copy.cta}</ButtonLink>
      </Split>
    </Section>
  );
}
