import type { Content } from '../../content/read-content.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Section, SectionOpening } from '../../ui/section.tsx';
import styles from './faq.module.css';

/** Frequent questions before signing up, with a link to ask another. */
export function Faq({ content }: { content: Content }) {
  const { heading, contact } = content.pages.home.faq;
  return (
    <Section id="faq" isDense>
      <SectionOpening heading={heading} />
      <Accordion name="faq" items={content.faq} />
      <ButtonLink href={contact.href} variant="outline" className={styles.ask}>
        {contact.label}
      </ButtonLink>
    </Section>
  );
}
