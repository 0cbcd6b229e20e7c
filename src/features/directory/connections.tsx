import type { Content } from '../../content/read-content.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Cluster, Grid, Stack } from '../../ui/layout.tsx';
import { Mark } from '../../ui/mark.tsx';
import styles from './directory.module.css';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';

interface ConnectionsProps {
  content: Content;
  /** The address of the question that explains how booking sites connect. */
  question: string;
  /** Whether a vendor in the directory is a sample. */
  hasSamples: boolean;
}

/** What connects on every plan, and that connections to the vendors are still to be confirmed. */
export function Connections({ content, question, hasSamples }: ConnectionsProps) {
  const { connected, note, search } = content.pages.integrations;
  return (
    <Grid gap="lg" className={`page-width ${styles.notes}`}>
      <Stack className={`${styles.note} ${styles.connected}`}>
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
      {hasSamples && (
        <Stack className={styles.note}>
          <Cluster gap="xs" aria-hidden="true" className="decoration">
            <span className={`${layout.tile} ${styles.brand}`}>
              <Mark />
            </span>
            <span className={`${styles.line} ${styles.open}`} />
            <span className={`${layout.tile} ${styles.unknown}`}>?</span>
          </Cluster>
          <h2 className={text.title}>{note.heading}</h2>
          <p>{note.body}</p>
          <ButtonLink href={`${content.routes.contact}#message`}>{note.ask}</ButtonLink>
        </Stack>
      )}
    </Grid>
  );
}
