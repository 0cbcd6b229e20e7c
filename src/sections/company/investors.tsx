import type { Content } from '../../content/read-content.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Ruled, Split } from '../../ui/layout.tsx';
import { NextSteps } from '../../ui/next-steps.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import styles from './company.module.css';

/** The principles that come with self-funding. */
export function Principles({ content }: { content: Content }) {
  const { heading, items } = content.pages.investors.principles;
  return (
    <Section surface="sunken">
      <SectionHeading heading={heading} />
      <Ruled as="dl" gap="lg">
        {items.map(({ title, body }) => (
          <Split key={title} shares="4-8" gap="sm" className={styles.principle}>
            <dt>{title}</dt>
            <dd>{body}</dd>
          </Split>
        ))}
      </Ruled>
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
