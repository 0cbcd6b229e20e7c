import type { ReactNode } from 'react';
import parts from './parts.module.css';

interface PanelProps {
  title: string;
  note?: string;
  /** What stands at the end of the title's line: a button, a state. */
  end?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A pane of the product: its title line and what it holds. */
export function Panel({ title, note, end, className = '', children }: PanelProps) {
  return (
    <div className={`${parts.panel} ${className}`.trim()}>
      <div className={parts.head}>
        <div className={parts.title}>
          {title}
          {note && <small>{note}</small>}
        </div>
        {end}
      </div>
      {children}
    </div>
  );
}
