import type { Prose as ProseCopy } from '../../content/fields/page-parts.ts';
import { Band } from '../../ui/band.tsx';
import { Columns } from '../../ui/columns.tsx';
import { Prose } from '../../ui/prose.tsx';
import { SampleNote } from './sample-note.tsx';

interface StatementProps {
  copy: (ProseCopy & { sample?: boolean }) | undefined;
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
        <Prose paragraphs={copy.paragraphs} />
      </Columns>
    </Band>
  );
}
