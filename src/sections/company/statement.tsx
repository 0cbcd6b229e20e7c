import type { Prose } from '../../content/fields/page-parts.ts';
import { Band } from '../../ui/band.tsx';
import { Columns } from '../../ui/columns.tsx';
import prose from '../../ui/prose.module.css';

interface StatementProps {
  copy: Prose | undefined;
}

/** A heading beside its paragraphs; nothing if the content leaves them out. */
export function Statement({ copy }: StatementProps) {
  if (!copy) return null;
  return (
    <Band>
      <Columns heading={copy.heading} quote={copy.quote}>
        <div className={prose.prose}>
          {copy.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Columns>
    </Band>
  );
}
