import type { ReactNode } from 'react';
import { Columns } from './columns.tsx';
import { Cluster, Stack } from './layout.tsx';
import { Section } from './section.tsx';
import styles from './next-steps.module.css';
import text from './text.module.css';

interface NextStepsProps {
  copy: { heading: string; body: string };
  surface?: 'deep' | 'paper';
  /** Buttons. */
  children: ReactNode;
}

/** The end of a page: what to do next, with buttons beside it. */
export function NextSteps({ copy, surface = 'deep', children }: NextStepsProps) {
  return (
    <Section surface={surface} className={styles.next}>
      <Columns heading={copy.heading}>
        <Stack gap="lg">
          <p className={text.lead}>{copy.body}</p>
          <Cluster gap="sm">{children}</Cluster>
        </Stack>
      </Columns>
    </Section>
  );
}
