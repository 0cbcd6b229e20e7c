import type { ReactNode } from 'react';
import styles from './gate.module.css';

/** Tiers of the left half from the top down, each with a ledge, a corner ornament and a wall. */
const small = 'h-7q-1-5-4-8 0 5-1 8v4l3 3v12';
const middling = 'h-10q-1-6-6-10 0 6-1 10v6l4 4v20';
const large = 'h-13q-1-8-7-13 0 8-1 13v7l5 5v28';
const half = `M0 0q-6 6-6 16v6${small.repeat(2)}${middling.repeat(3)}${large.repeat(3)}h-7v9h-10V900H0z`;
const courses =
  'M0 23h-6m6 19h-15m15 19h-24m24 30h-37m37 30h-50m50 30h-63m63 40h-79m79 40h-95m95 40h-111';

interface GateProps {
  /** Width of the opening between the halves; each half is 128 wide at its base. */
  door?: number;
  /** Visible height from the top down. */
  height?: number;
  className?: string | undefined;
  /** The view through the opening, around x = 0, behind the halves. */
  children?: ReactNode;
}

/**
 * A decorative Balinese split gate. It resembles the shipped mark but does not
 * depend on it.
 */
export function Gate({ door = 64, height = 320, className = '', children }: GateProps) {
  const width = door + 256;
  return (
    <svg
      viewBox={`${-width / 2} 0 ${width} ${height}`}
      aria-hidden="true"
      className={`${styles.gate} ${className}`.trim()}
    >
      {children}
      {[-1, 1].map((side) => (
        <g key={side} transform={`matrix(${-side} 0 0 1 ${(side * door) / 2} 0)`}>
          <path d={half} />
          <path className={styles.courses} d={courses} />
          <path className={styles.wall} d="M-64 300v600" />
          <path className={styles.light} d="M0 12v888" />
        </g>
      ))}
    </svg>
  );
}
