import type { ReactNode } from 'react';
import { Section } from './section.tsx';
import button from './button.module.css';
import columns from './columns.module.css';
import text from './text.module.css';

interface NextStepsProps {
  copy: { heading: string; body: string };
  /** Buttons. */
  children: ReactNode;
}

/** The end of a page: what to do next, with buttons beside it. */
export function NextSteps({ copy, children }: NextStepsProps) {
  return (
    <Section>
      <div className={`${columns.columns} ${columns.next}`}>
        <h2>{copy.heading}</h2>
        <div className={columns.stack}>
          <p className={text.lead}>{copy.body}</p>
          <div className={button.row}>{children}</div>
        </div>
      </div>
    </Section>
  );
}
