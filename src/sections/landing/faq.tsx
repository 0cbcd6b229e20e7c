import type { Content } from '../../content/read-content.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Split, Stack } from '../../ui/layout.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import styles from './faq.module.css';

/** Frequently asked questions before signing up, beside a link to ask another one. */
export function Faq({ content }: { content: Content }) {
  const { heading, contact } = content.pages.home.faq;
  return (
    <Section id="faq">
      <Split shares="4-8" gap="xl">
        <div>
          <SectionHeading heading={heading} className={styles.heading} />
          <Stack className={`${styles.ask} not-printed`}>
            <p>{contact.note}</p>
            <ButtonLink href={contact.href} variant="outline">
              {contact.label}
            </ButtonLink>
          </Stack>
        </div>
        <Accordion name="faq" items={content.faq} />
      </Split>
    </Section>
  );
}
