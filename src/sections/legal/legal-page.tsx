import type { Content } from '../../content/read-content.ts';
import { formatDate } from '../../shared/formats.ts';
import { Ground, openingEndId } from '../../drawings/ground.tsx';
import { Stack } from '../../ui/layout.tsx';
import styles from './legal.module.css';
import markdown from './markdown-text.module.css';
import chevron from '../../ui/markers.module.css';
import ground from '../../drawings/ground.module.css';
import textStyles from '../../ui/text.module.css';

interface LegalPageProps {
  content: Content;
  page: keyof Content['legal'];
}

/**
 * A legal page with its table of contents, which is collapsed above the text on a phone, and always open beside the
 * text on wide screens. This needs only CSS.
 */
export function LegalPage({ content, page: name }: LegalPageProps) {
  const { language, site: copy } = content;
  const page = content.legal[name];
  const { accessibilityAssessed, legalUpdated } = content.terms;
  const date = name === 'accessibility' ? accessibilityAssessed : legalUpdated;
  return (
    <>
      <header data-surface="mint" className={`${ground.grounded} ${styles.head}`}>
        <Stack gap="md">
          <p className={textStyles.muted}>
            {copy.lastUpdated} <time dateTime={date}>{formatDate(date, language.locale)}</time>
          </p>
          <h1>{page.title}</h1>
          <p className={textStyles.large}>{page.lead}</p>
        </Stack>
        <Ground className={ground.behind} />
      </header>
      <div className={`page-width ${styles.page}`}>
        <nav className={styles.contents} aria-labelledby="contents-heading">
          <h2 id="contents-heading" className={textStyles.label}>
            {copy.onThisPage}
          </h2>
          <details>
            <summary className={chevron.chevron}>{copy.onThisPage}</summary>
            <ol role="list">
              {page.headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
        <article
          id={openingEndId}
          className={markdown.text}
          dangerouslySetInnerHTML={{ __html: page.html }}
        />
      </div>
    </>
  );
}
