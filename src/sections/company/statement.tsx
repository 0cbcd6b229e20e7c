import type { Prose } from '../../content/fields/page-parts.ts';
import { Band } from '../../ui/band.tsx';
import { Columns } from '../../ui/columns.tsx';
import prose from '../../ui/prose.module.css';
import text from '../../ui/text.module.css';
import styles from './sample-note.module.css';

interface StatementProps {
  copy: (Prose & { sample?: boolean }) | undefined;
  /** Shown as long as the text is a sample. */
  sampleNote?: string;
}

/** A heading beside its paragraphs; nothing if the content leaves them out. */
export function Statement({ copy, sampleNote }: StatementProps) {
  if (!copy) return null;
  return (
    <Band>
      <Columns heading={copy.heading} quote={copy.quote}>
        {copy.sample && sampleNote && <SampleNote>{sampleNote}</SampleNote>}
        <div className={prose.prose}>
          {copy.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Columns>
    </Band>
  );
}

/** Says beside a text that it is made up, so that nobody takes it for a fact. */
export function SampleNote({ children }: { children: string }) {
  return <p className={`${text.note} ${styles.note}`}>{children}</p>;
}
