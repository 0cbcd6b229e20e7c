import type { Content } from '../../content/read-content.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './company.module.css';
import columns from '../../ui/columns.module.css';
import text from '../../ui/text.module.css';
import { NextSteps } from '../../ui/next-steps.tsx';

/** The company's mission in one large sentence. */
export function Mission({ content }: { content: Content }) {
  const { heading, statement, body } = content.pages.about.mission;
  return (
    <Section surface="deep" className={styles.mission}>
      <div className={columns.columns}>
        <h2 className={text.label}>{heading}</h2>
        <p className={styles.statement}>{statement}</p>
        <p className={`${text.lead} ${styles.missionBody}`}>{body}</p>
      </div>
    </Section>
  );
}

/** The company's three values. */
export function Values({ content }: { content: Content }) {
  const { heading, items } = content.pages.about.values;
  return (
    <Section surface="sunken">
      <SectionHeading heading={heading} />
      <ol role="list" className={styles.values}>
        {items.map(({ title, body }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className={text.muted}>{body}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Links to the contact and careers pages. */
export function AboutNext({ content }: { content: Content }) {
  const { routes } = content;
  const copy = content.pages.about.next;
  return (
    <NextSteps copy={copy}>
      <ButtonLink href={routes.contact}>{copy.contact}</ButtonLink>
      <ButtonLink href={routes.careers} variant="outline">
        {copy.careers}
      </ButtonLink>
    </NextSteps>
  );
}
