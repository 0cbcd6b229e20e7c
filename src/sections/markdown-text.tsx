import styles from './markdown-text.module.css';

/** A text written in Markdown, such as a legal text. */
export function MarkdownText({ html, lang }: { html: string; lang?: string | undefined }) {
  return <article className={styles.text} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
