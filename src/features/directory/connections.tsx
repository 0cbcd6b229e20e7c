import type { Content } from '../../content/read-content.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Mark } from '../../ui/mark.tsx';
import styles from './directory.module.css';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';

interface ConnectionsProps {
  content: Content;
  /** The address of the question that explains how booking sites connect. */
  question: string;
}

/** What connects on every plan, below a drawing of it: the brand's mark, a line, and a calendar. */
export function Connections({ content, question }: ConnectionsProps) {
  const { connected, search } = content.pages.integrations;
  return (
    <div className={`page-width ${styles.notes}`}>
      <Stack className={styles.note}>
        <Cluster gap="xs" aria-hidden="true" className="decoration">
          <span className={`${layout.tile} ${styles.brand}`}>
            <Mark />
          </span>
          <span className={styles.line} />
          <span className={`${layout.tile} ${styles.site}`}>
            <Icon name="calendar-check" />
          </span>
        </Cluster>
        <h2 className={text.title}>{connected.heading}</h2>
        <p>{connected.body}</p>
        <ButtonLink href={question} variant="outline">
          {search.bookingSites.explain}
        </ButtonLink>
      </Stack>
    </div>
  );
}
