import type { Content } from '../../content/read-content.ts';
import { fillTemplate } from '../../shared/template.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { newTab } from '../../ui/new-tab.ts';
import styles from './openings.module.css';
import card from '../../ui/card.module.css';
import columns from '../../ui/columns.module.css';
import text from '../../ui/text.module.css';
import markdown from '../markdown-text.module.css';

/** Open positions, or that there are none; first, since most visitors come for them. */
export function Openings({ content }: { content: Content }) {
  const copy = content.pages.careers.openings;
  if (copy.positions.length === 0) return <NoOpenings content={content} />;
  return (
    <Section className={styles.openings}>
      <SectionHeading heading={copy.heading} />
      <ul role="list" className={styles.list}>
        {copy.positions.map((opening) => (
          <li
            key={opening.id}
            id={opening.id}
            className={`${card.card} ${columns.columns} ${styles.opening}`}
          >
            <div>
              <h3>{opening.title}</h3>
              <p className={`${text.note} ${styles.facts}`}>
                {opening.place}. {opening.kind}.
              </p>
            </div>
            <div className={styles.way}>
              <div className={markdown.text} dangerouslySetInnerHTML={{ __html: opening.text }} />
              <ButtonLink
                href={opening.address ?? content.routes.contact}
                {...(opening.address?.startsWith('https:') && newTab)}
              >
                {fillTemplate(copy.apply, { title: opening.title })}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function NoOpenings({ content }: { content: Content }) {
  const copy = content.pages.careers.openings.none;
  return (
    <Section className={styles.openings}>
      <div className={`${card.card} ${columns.columns} ${styles.notice}`}>
        <h2 className={text.title}>{copy.heading}</h2>
        <p className={text.lead}>{copy.body}</p>
        <ButtonLink href={content.routes.contact}>{copy.resume}</ButtonLink>
      </div>
    </Section>
  );
}
