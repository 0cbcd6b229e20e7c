import type { Content } from '../../content/read-content.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Split } from '../../ui/layout.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import styles from './faq.module.css';

/** Frequent questions before signing up, with a link to ask another. */
export function Faq({ content }: { content: Content }) {
  const { heading, lead, contact } = content.pages.home.faq;
  return (
    <Section id="faq">
      <Split gap="xl" className={styles.columns}>
        <div>
          <SectionHeading heading={heading} lead={lead} className={styles.heading} />
          <ButtonLink href={contact.href} variant="outline">
            {contact.label}
          </ButtonLink>
        </div>
        <Accordion name="faq" items={content.faq} />
      </Split>
    </Section>
  );
}
