import type { Content } from '../../content/read-content.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Section, SectionOpening } from '../../ui/section.tsx';

/** Frequent questions before signing up, with a link to ask another. */
export function Faq({ content }: { content: Content }) {
  const { heading, contact } = content.pages.home.faq;
  return (
    <Section id="faq" isDense>
      <SectionOpening heading={heading}>
        <ButtonLink href={contact.href} variant="outline">
          {contact.label}
        </ButtonLink>
      </SectionOpening>
      <Accordion name="faq" items={content.faq} />
    </Section>
  );
}
