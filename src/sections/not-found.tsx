import type { NotFoundCopy } from '../content/schemas/page.ts';
import { PageIntro } from './page-intro.tsx';
import styles from './not-found.module.css';

/** What answers at an address where there is no page. */
export function NotFound({ copy }: { copy: NotFoundCopy }) {
  return (
    <>
      <PageIntro eyebrow={copy.eyebrow} heading={copy.heading} lead={copy.body} view="crossroads" />
      <div className={styles.help}>
        <p>{copy.help}</p>
        <ul role="list" className={styles.links}>
          {copy.links.map(({ label, href, hint }) => (
            <li key={href}>
              <a href={href}>{label}</a>
              <span>{hint}</span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
