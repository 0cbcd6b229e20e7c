import type { Content } from '../../content/read-content.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import columns from '../../ui/columns.module.css';

/** Frequent questions before signing up, with a link to ask another. */
export function Faq({ content }: { content: Content }) {
  const copy = content.pages.home.faq;
  return (
    <Section id="faq" isDense>
      <div className={columns.columns} data-reveal="">
        <div className={columns.stack}>
          <h2>{copy.heading}</h2>
          <ButtonLink href={copy.contact.href} variant="outline">
            {copy.contact.label}
          </ButtonLink>
        </div>
        <Accordion name="faq" items={content.faq} />
      </div>
    </Section>
  );
}
