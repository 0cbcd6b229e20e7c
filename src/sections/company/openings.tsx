import type { PagePath } from '../../config/routes.ts';
import { pageWords } from '../../content/page-words.ts';
import type { Content } from '../../content/read-content.ts';
import { formatDate } from '../../shared/format-date.ts';
import type { Opening, OpeningsCopy } from '../../content/schemas/openings.ts';
import { Band, BandHeading } from '../../ui/band.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { newTab } from '../../ui/new-tab.ts';
import styles from './openings.module.css';
import card from '../../ui/card.module.css';
import columns from '../../ui/columns.module.css';
import text from '../../ui/text.module.css';
import markdown from '../markdown-text.module.css';

/** Open positions, or that there are none; first, since most visitors come for them. */
export function Openings({ content }: { content: Content }) {
  const copy = pageWords('careers', content).openings;
  const { contact } = content.routes;
  if (copy.positions.length === 0) return <NoOpenings copy={copy.none} contact={contact} />;
  return (
    <Band className={styles.openings}>
      <BandHeading heading={copy.heading} />
      <ul role="list" className={styles.list}>
        {copy.positions.map((opening) => (
          <li
            key={opening.id}
            id={opening.id}
            className={`${card.card} ${columns.columns} ${styles.opening}`}
          >
            <div>
              <h3>{opening.title}</h3>
              <Facts opening={opening} copy={copy} locale={content.language.locale} />
            </div>
            <div className={styles.way}>
              <div className={markdown.text} dangerouslySetInnerHTML={{ __html: opening.text }} />
              <ButtonLink
                href={opening.address ?? contact}
                {...(opening.address?.startsWith('https:') && newTab)}
              >
                {copy.apply.replace('{title}', opening.title)}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}

interface FactsProps {
  opening: Opening;
  copy: OpeningsCopy;
  /** The language and region of dates: `en-US`. */
  locale: string;
}

function Facts({ opening, copy, locale }: FactsProps) {
  const { place, kind, remote, posted, closes } = opening;
  const dates = [
    [copy.posted, posted],
    [copy.closes, closes],
  ] as const;
  return (
    <div className={`${text.note} ${styles.facts}`}>
      <p>{remote ? `${copy.remote}, ${place}` : place}</p>
      <p>{copy.kinds[kind]}</p>
      {dates.map(([words, date]) => {
        const [before, after] = words.split('{date}');
        return (
          date && (
            <p key={words}>
              {before}
              <time dateTime={date}>{formatDate(date, locale)}</time>
              {after}
            </p>
          )
        );
      })}
    </div>
  );
}

interface NoOpeningsProps {
  copy: OpeningsCopy['none'];
  contact: PagePath;
}

function NoOpenings({ copy, contact }: NoOpeningsProps) {
  return (
    <Band className={styles.openings}>
      <div className={`${card.card} ${columns.columns} ${styles.notice}`}>
        <h2 className={text.title}>{copy.heading}</h2>
        <p className={text.lead}>{copy.body}</p>
        <ButtonLink href={contact}>{copy.resume}</ButtonLink>
      </div>
    </Band>
  );
}
