import type { ReactNode } from 'react';
import parts from './parts.module.css';

interface PanelProps {
  title: string;
  note?: string;
  /** Content at the end of the title row: a button or a status. */
  end?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A panel of the product with a title row. */
export function Panel({ title, note, end, className = '', children }: PanelProps) {
  return (
    <div className={`${parts.panel} ${className}`.trim()} aria-hidden="true">
      <div className={parts.head}>
        <p className={parts.title}>
          {title}
          {note && <small>{note}</small>}
        </p>
        {end}
      </div>
      {children}
    </div>
  );
}
