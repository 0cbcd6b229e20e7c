import type { Content } from '../../content/read-content.ts';
import { Illustration } from '../../drawings/illustration.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Split, Stack } from '../../ui/layout.tsx';
import { Points, Section, SectionHeading } from '../../ui/section.tsx';
import styles from './company.module.css';
import text from '../../ui/text.module.css';

/** The notice that no position is open, beside an empty chair. It comes first, because most visitors look for it. */
export function Openings({ content }: { content: Content }) {
  const { heading, body, resume } = content.pages.careers.openings;
  return (
    <Section>
      <Split gap="xl" className={styles.openings}>
        <Stack gap="lg">
          <h2>{heading}</h2>
          <p className={text.lead}>{body}</p>
          <ButtonLink href={content.routes.contact}>{resume}</ButtonLink>
        </Stack>
        <Illustration name="veranda" className={`decoration ${styles.veranda}`} />
      </Split>
    </Section>
  );
}

/** The benefits for employees, beside a hammock. */
export function Benefits({ content }: { content: Content }) {
  const { heading, lead, items } = content.pages.careers.benefits;
  return (
    <Section surface="sunken">
      <Split gap="xl">
        <div>
          <SectionHeading heading={heading} lead={lead} />
          <Illustration name="hammock" className={`decoration ${styles.hammock}`} />
        </div>
        <Points items={items} className={styles.benefits} />
      </Split>
    </Section>
  );
}
