import type { ReactNode } from 'react';
import styles from './gate.module.css';

/** Tiers of the left half from its spire down, each a ledge, a corner flame and a wall. */
const small = 'h-6q-1-6-5-9 0 5-1 9v4l3 3v8';
const middling = 'h-9q-1-8-7-12 0 7-1 12v6l4 4v13';
const large = 'h-12q-1-10-8-15 0 9-1 15v7l5 5v18';
const half = `M0 0q-6 6-6 16v6${small.repeat(2)}${middling.repeat(3)}${large.repeat(3)}h-7v9h-9V900H0z`;
const courses =
  'M0 22h-6m6 15h-15m15 15h-24m24 23h-37m37 23h-50m50 23h-63m63 30h-79m79 30h-95m95 30h-111m111 9h-118';

interface GateProps {
  /** Width of the door between the halves; each half is 128 wide at its foot. */
  door?: number;
  /** How much of the gate is seen, from the spires down. */
  height?: number;
  className?: string | undefined;
  /** What is seen through the door, drawn around x = 0 behind the halves. */
  children?: ReactNode;
}

/**
 * A split gate as large as a house: a picture for the eye only. It is drawn in the family of the
 * brand's mark (`config/mark.svg`) but is art of its own; whoever replaces the mark may redraw it.
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
          <path className={styles.wall} d="M-64 240v660" />
          <path className={styles.light} d="M0 12v888" />
        </g>
      ))}
    </svg>
  );
}

/** What stands in the gate's door: the halves rise behind it, the sun just above it. */
export function Gateway({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`${styles.gateway} ${className}`.trim()}>
      <Gate height={900} className={styles.behind}>
        <circle className={styles.sun} cy="48" r="25" />
      </Gate>
      {children}
    </div>
  );
}
