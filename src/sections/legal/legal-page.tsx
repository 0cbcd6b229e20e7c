import type { Shell } from '../../content/schemas/page.ts';
import type { Reading } from '../../content/parse/reading.ts';
import { Chevron } from '../../ui/chevron.tsx';
import styles from './legal-page.module.css';
import textStyles from './legal-text.module.css';

interface ReadingPageProps {
  reading: Reading;
  shell: Shell;
  /** When the text was last changed: for machines, and in words. */
  updated: { date: string; words: string };
}

/**
 * A long text with its table of contents: folded above it on a phone, always open beside it where
 * there is room, by the stylesheet alone.
 */
export function ReadingPage({ reading, shell, updated }: ReadingPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className={styles.updated}>
          {shell.lastUpdated} <time dateTime={updated.date}>{updated.words}</time>
        </p>
        <h1>{reading.title}</h1>
        <p className={styles.lead}>{reading.lead}</p>
      </header>
      <nav className={styles.contents} aria-labelledby="contents-heading">
        <h2 id="contents-heading">{shell.onThisPage}</h2>
        <details>
          <summary>
            {shell.onThisPage}
            <Chevron />
          </summary>
          <ol role="list">
            {reading.headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <article className={textStyles.text} dangerouslySetInnerHTML={{ __html: reading.html }} />
    </div>
  );
}
