import type { NotFoundCopy } from '../content/schemas/pages.ts';
import { PageIntro } from './page-intro.tsx';
import styles from './not-found.module.css';

interface NotFoundProps {
  copy: NotFoundCopy;
  /** The links of the copy whose targets exist. */
  links: NotFoundCopy['links'];
}

/** The not-found page, with links that may help. */
export function NotFound({ copy, links }: NotFoundProps) {
  return (
    <>
      <PageIntro eyebrow={copy.eyebrow} heading={copy.heading} lead={copy.body} view="not-found" />
      <div className={styles.help}>
        <p>{copy.help}</p>
        <ul role="list" className={styles.links}>
          {links.map(({ label, href, hint }) => (
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
