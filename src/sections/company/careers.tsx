import type { Content } from '../../content/read-content.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import styles from './company.module.css';
import card from '../../ui/card.module.css';
import columns from '../../ui/columns.module.css';
import text from '../../ui/text.module.css';

/** The notice that no position is open; first, since most visitors come for one. */
export function Openings({ content }: { content: Content }) {
  const { heading, body, resume } = content.pages.careers.openings;
  return (
    <Section className={styles.openings}>
      <div className={`${card.card} ${columns.columns} ${columns.next}`}>
        <h2 className={text.title}>{heading}</h2>
        <div className={columns.stack}>
          <p className={text.lead}>{body}</p>
          <ButtonLink href={content.routes.contact}>{resume}</ButtonLink>
        </div>
      </div>
    </Section>
  );
}

/** The benefits for employees. */
export function Benefits({ content }: { content: Content }) {
  const { benefits } = content.pages.careers;
  return (
    <Section surface="sunken">
      <SectionHeading heading={benefits.heading} lead={benefits.lead} />
      <ul role="list" className={styles.benefits}>
        {benefits.items.map(({ icon, title, body }) => (
          <li key={title}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p className={text.muted}>{body}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
