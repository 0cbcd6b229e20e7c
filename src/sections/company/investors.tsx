import type { Content } from '../../content/read-content.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './company.module.css';
import columns from '../../ui/columns.module.css';
import text from '../../ui/text.module.css';
import { NextSteps } from '../../ui/next-steps.tsx';

/** The principles that come with self-funding. */
export function Principles({ content }: { content: Content }) {
  const { heading, items } = content.pages.investors.principles;
  return (
    <Section surface="sunken">
      <SectionHeading heading={heading} />
      <dl>
        {items.map(({ title, body }) => (
          <div key={title} className={`${columns.columns} ${styles.principle}`}>
            <dt>{title}</dt>
            <dd className={text.muted}>{body}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** How investors can get in touch. */
export function InvestorContact({ content }: { content: Content }) {
  const copy = content.pages.investors.contact;
  return (
    <NextSteps copy={copy}>
      <ButtonLink href={content.routes.contact}>{copy.cta}</ButtonLink>
    </NextSteps>
  );
}
