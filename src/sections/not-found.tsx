import type { Content } from '../content/read-content.ts';
import { Split } from '../ui/layout.tsx';
import { Section } from '../ui/section.tsx';
import styles from './not-found.module.css';
import text from '../ui/text.module.css';

/** Helpful links for an unknown address, as the boards of a signpost. */
export function NotFound({ content }: { content: Content }) {
  const copy = content.pages.notFound;
  return (
    <Section>
      <Split gap="xl">
        <p className={text.title}>{copy.help}</p>
        <ul role="list" className={styles.signpost}>
          {copy.links.map(({ label, href, hint }, index) => (
            <li key={href} data-back={index % 2 === 1 || undefined} className={styles.sign}>
              <a href={href} className={styles.board}>
                {label}
              </a>
              <p className={text.muted}>{hint}</p>
            </li>
          ))}
        </ul>
      </Split>
    </Section>
  );
}
