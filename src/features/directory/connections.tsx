import type { ReactNode } from 'react';
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
      <Note
        copy={connected}
        isConnected
        system={<Icon name="calendar-check" />}
        button={
          <ButtonLink href={question} variant="outline">
            {search.bookingSites.explain}
          </ButtonLink>
        }
      />
      {hasSamples && (
        <Note
          copy={note}
          system="?"
          button={<ButtonLink href={`${content.routes.contact}#message`}>{note.ask}</ButtonLink>}
        />
      )}
    </Grid>
  );
}

interface NoteProps {
  copy: { heading: string; body: string };
  isConnected?: boolean;
  /** Stands for the system at the other end of the line. */
  system: ReactNode;
  button: ReactNode;
}

/** A card with a drawing of a connection: the brand's mark, a line, and the other system. */
function Note({ copy, isConnected = false, system, button }: NoteProps) {
  return (
    <Stack className={`${styles.note} ${isConnected ? styles.connected : ''}`.trim()}>
      <Cluster gap="xs" aria-hidden="true" className="decoration">
        <span className={`${layout.tile} ${styles.brand}`}>
          <Mark />
        </span>
        <span className={`${styles.line} ${isConnected ? '' : styles.open}`.trim()} />
        <span className={`${layout.tile} ${isConnected ? styles.site : styles.unknown}`}>
          {system}
        </span>
      </Cluster>
      <h2 className={text.title}>{copy.heading}</h2>
      <p>{copy.body}</p>
      {button}
    </Stack>
  );
}
