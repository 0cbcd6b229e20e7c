import type { ReactNode } from 'react';
import { Split } from './layout.tsx';

interface ColumnsProps {
  heading: string;
  children: ReactNode;
}

/** A heading with its content in a wider column, which starts at the same line on all pages; stacked on a phone. */
export function Columns({ heading, children }: ColumnsProps) {
  return (
    <Split gap="xl">
      <h2>{heading}</h2>
      <div>{children}</div>
    </Split>
  );
}
