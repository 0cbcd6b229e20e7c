import type { Content } from '../../content/read-content.ts';
import { Place } from '../../drawings/place.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Grid, Split, Stack } from '../../ui/layout.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import styles from './faq.module.css';
import layout from '../../ui/layout.module.css';

/** Frequently asked questions before signing up, beside a sticky card to ask another one. */
export function Faq({ content }: { content: Content }) {
  const { heading, lead, contact } = content.pages.home.faq;
  return (
    <Section id="faq">
      <Split shares="4-8" gap="xl" className={styles.columns}>
        <SectionHeading heading={heading} lead={lead} className={styles.heading} />
        <Accordion name="faq" items={content.faq} />
        <Grid className={`${layout.card} ${styles.ask} not-printed`}>
          <Place name="letter" className="decoration" />
          <Stack className={styles.words}>
            <p>{contact.note}</p>
            <ButtonLink href={contact.href}>{contact.label}</ButtonLink>
          </Stack>
        </Grid>
      </Split>
    </Section>
  );
}
