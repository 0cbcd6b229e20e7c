import type { Prose } from '../../content/fields/page-parts.ts';
import { Section } from '../../ui/section.tsx';
import { Columns } from '../../ui/columns.tsx';
import layout from '../../ui/layout.module.css';

/** A heading beside its paragraphs. */
export function Statement({ copy }: { copy: Prose }) {
  return (
    <Section>
      <Columns heading={copy.heading} quote={copy.quote}>
        <div className={layout.prose}>
          {copy.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Columns>
    </Section>
  );
}
