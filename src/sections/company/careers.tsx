import type { Content } from '../../content/read-content.ts';
import { Place } from '../../drawings/place.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Grid, Split, Stack } from '../../ui/layout.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import styles from './company.module.css';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';

/** The notice that no position is open; first, since most visitors come for one. */
export function Openings({ content }: { content: Content }) {
  const { heading, body, resume } = content.pages.careers.openings;
  return (
    <Section>
      <Split shares="8-4" gap="xl">
        <Stack gap="md" className={`${layout.card} ${styles.openings}`}>
          <h2>{heading}</h2>
          <p className={text.lead}>{body}</p>
          <ButtonLink href={content.routes.contact}>{resume}</ButtonLink>
        </Stack>
        <Place name="veranda" className={styles.veranda} />
      </Split>
    </Section>
  );
}

/** The benefits for employees. */
export function Benefits({ content }: { content: Content }) {
  const { benefits } = content.pages.careers;
  return (
    <Section surface="sunken">
      <SectionHeading heading={benefits.heading} lead={benefits.lead} />
      <Grid as="ul" gap="xl" className={styles.benefits}>
        {benefits.items.map(({ icon, title, body }) => (
          <Stack as="li" gap="xs" key={title}>
            <span className={layout.tile}>
              <Icon name={icon} />
            </span>
            <h3>{title}</h3>
            <p className={text.muted}>{body}</p>
          </Stack>
        ))}
      </Grid>
    </Section>
  );
}
