import type { Content } from '../../content/read-content.ts';
import { formatDate } from '../../shared/format-date.ts';
import { MarkdownText } from '../markdown-text.tsx';
import { LegalEntity, legalEntityId } from './legal-entity.tsx';
import styles from './legal-page.module.css';
import chevron from '../../ui/chevron.module.css';
import textStyles from '../../ui/text.module.css';

interface LegalPageProps {
  content: Content;
  page: keyof Content['legal'];
}

/**
 * A legal page with its table of contents: collapsed above the text on a phone, always open beside it
 * on wide screens. CSS alone switches between the two.
 */
export function LegalPage({ content, page: name }: LegalPageProps) {
  const { company, language, site: copy } = content;
  const page = content.legal[name];
  const { accessibilityAssessed, legalUpdated } = content.terms;
  const date = name === 'accessibility' ? accessibilityAssessed : legalUpdated;
  const hasEntity = company.owner !== undefined || company.registration.length > 0;
  const contents = hasEntity
    ? [...page.headings, { id: legalEntityId, text: copy.legalEntity.heading }]
    : page.headings;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className={textStyles.note}>
          {copy.lastUpdated} <time dateTime={date}>{formatDate(date, language.locale)}</time>
        </p>
        <h1>{page.title}</h1>
        <p className={textStyles.large}>{page.lead}</p>
        {page.sample && (
          <p>
            <strong>{copy.legalDraft}</strong>
          </p>
        )}
        {page.textIn && <p>{copy.textInEnglish}</p>}
      </header>
      <nav className={styles.contents} aria-labelledby="contents-heading">
        <h2 id="contents-heading" className={textStyles.label}>
          {copy.onThisPage}
        </h2>
        <details>
          <summary className={chevron.chevron}>{copy.onThisPage}</summary>
          <ol role="list">
            {contents.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`} lang={id === legalEntityId ? undefined : page.textIn}>
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <MarkdownText html={page.html} lang={page.textIn} />
      {hasEntity && <LegalEntity company={company} copy={copy.legalEntity} />}
    </div>
  );
}
