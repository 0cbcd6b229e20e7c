import type { ReactNode } from 'react';
import parts from './parts.module.css';

interface PanelProps {
  title: string;
  note: string;
  /** Content at the end of the title row: a button or a status. */
  end: ReactNode;
  children: ReactNode;
}

/** A panel of the product with a title row. */
export function Panel({ title, note, end, children }: PanelProps) {
  return (
    <div className={parts.panel} aria-hidden="true">
      <p className={parts.head}>
        {title}
        <small>{note}</small>
        {end}
      </p>
      {children}
    </div>
  );
}
