import type { Content } from '../../content/read-content.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import styles from './faq.module.css';

/** Frequent questions before signing up, with a link to ask another. */
export function Faq({ content }: { content: Content }) {
  const { heading, contact } = content.pages.home.faq;
  return (
    <Section id="faq">
      <SectionHeading heading={heading} />
      <Accordion name="faq" items={content.faq} />
      <ButtonLink href={contact.href} variant="outline" className={styles.ask}>
        {contact.label}
      </ButtonLink>
    </Section>
  );
}
