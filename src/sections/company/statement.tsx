import type { Prose as ProseCopy } from '../../content/fields/page-parts.ts';
import { Band } from '../../ui/band.tsx';
import { Columns } from '../../ui/columns.tsx';
import { Prose } from '../../ui/prose.tsx';

/** A heading beside its paragraphs. */
export function Statement({ copy }: { copy: ProseCopy }) {
  return (
    <Band>
      <Columns heading={copy.heading} quote={copy.quote}>
        <Prose paragraphs={copy.paragraphs} />
      </Columns>
    </Band>
  );
}
