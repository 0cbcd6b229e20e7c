import type { Content } from '../content/read-content.ts';
import { Intro } from './page-intro.tsx';
import styles from './not-found.module.css';
import text from '../ui/text.module.css';

/** The not-found page, with links that may help. */
export function NotFound({ content }: { content: Content }) {
  const copy = content.pages.notFound;
  return (
    <>
      <Intro eyebrow={copy.eyebrow} heading={copy.heading} lead={copy.body} page="not-found" />
      <div className={`page-width ${styles.help}`}>
        <p className={text.lead}>{copy.help}</p>
        <ul role="list">
          {copy.links.map(({ label, href, hint }) => (
            <li key={href}>
              <a href={href} className={text.link}>
                {label}
              </a>
              <span className={text.lead}>{hint}</span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
