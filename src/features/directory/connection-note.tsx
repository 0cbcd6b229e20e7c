import type { IntegrationsPageCopy } from '../../content/schemas/directory.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Mark } from '../../ui/mark.tsx';
import styles from './directory.module.css';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';

interface ConnectionNoteProps {
  copy: IntegrationsPageCopy['note'];
  /** The path of the contact page. */
  contact: string;
}

/** Says that no connection is confirmed, with a drawing: the brand's mark, dots, and a tile with a question mark. */
export function ConnectionNote({ copy, contact }: ConnectionNoteProps) {
  return (
    <Cluster gap="lg" className={`page-width ${styles.note}`}>
      <div aria-hidden="true" className={`decoration ${styles.open}`}>
        <span className={`${layout.tile} ${styles.brand}`}>
          <Mark />
        </span>
        <span className={styles.dots} />
        <span className={`${layout.tile} ${styles.unknown}`}>?</span>
      </div>
      <Cluster gap="md" className={styles.words}>
        <Stack gap="xs">
          <h2 className={text.title}>{copy.heading}</h2>
          <p>{copy.body}</p>
        </Stack>
        <ButtonLink href={`${contact}#message`}>{copy.ask}</ButtonLink>
      </Cluster>
    </Cluster>
  );
}
