import type { Statement as StatementCopy } from '../../content/schemas/page.ts';
import { Band } from '../../ui/band.tsx';
import { Columns } from '../../ui/columns.tsx';
import { Prose } from '../../ui/prose.tsx';

/** A heading with the paragraphs that answer it. */
export function Statement({ copy }: { copy: StatementCopy }) {
  return (
    <Band>
      <Columns heading={copy.heading} quote={copy.quote}>
        <Prose paragraphs={copy.paragraphs} />
      </Columns>
    </Band>
  );
}
