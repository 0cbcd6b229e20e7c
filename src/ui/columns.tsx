import type { ReactNode } from 'react';
import { Split } from './layout.tsx';

interface ColumnsProps {
  heading: string;
  children: ReactNode;
}

/** A heading beside its content. The columns line up on all pages, and are stacked on a phone. */
export function Columns({ heading, children }: ColumnsProps) {
  return (
    <Split gap="xl">
      <h2>{heading}</h2>
      <div>{children}</div>
    </Split>
  );
}
