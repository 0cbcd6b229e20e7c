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

interface BillProps {
  /** Labels with amounts in whole dollars. */
  lines: readonly (readonly [label: string, amount: number])[];
  money: (amount: number) => string;
}

/** The lines of a price, of which the last is the total. */
export function Bill({ lines, money }: BillProps) {
  return lines.map(([label, amount], index) => {
    const isTotal = index === lines.length - 1;
    return (
      <p key={label} className={isTotal ? `${parts.line} ${parts.total}` : parts.line}>
        {`${label} `}
        <span className={isTotal ? parts.numeral : undefined}>{money(amount)}</span>
      </p>
    );
  });
}

/** A person's initials: `WS`. */
export const initials = (name: string) => name.replaceAll(/([\p{L}\p{N}])\S*\s*/gu, '$1');

/** A member of the team: initials, name and job. */
export function Person({ name, job }: { name: string; job: string }) {
  return (
    <span className={parts.person}>
      <span className={parts.initials}>{initials(name)}</span>
      {name}
      <small>{job}</small>
    </span>
  );
}
