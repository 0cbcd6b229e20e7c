import type { ReactNode } from 'react';
import { readIllustration } from '../brand/illustrations.ts';
import styles from './gate.module.css';

const halfId = 'gate-half';

const half = readIllustration(halfId);

/** The drawing of the gate's left half. It is on each page once, and every gate on the page reuses it. */
export function GateDrawing() {
  return (
    <svg width="0" height="0" aria-hidden="true" className={styles.drawing}>
      <symbol
        id={halfId}
        viewBox={half.viewBox}
        overflow="visible"
        dangerouslySetInnerHTML={{ __html: half.shapes }}
      />
    </svg>
  );
}

/** A low wall with posts beside the left half. It is longer than any window is wide. */
function Wall() {
  return (
    <g>
      <path fill="var(--color-gate)" d="M-1600 626H58v118h-1658z" />
      <path fill="var(--color-gate-shade)" d="M-1600 632H58v4h-1658z" />
      <path fill="var(--color-gate-ledge)" d="M-1600 618H58v8h-1658z" />
      <path stroke="var(--color-gate-course)" strokeWidth="1.6" d="M-1600 668H58" />
      {[-110, -400, -690, -980].map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <path
            fill="var(--color-gate)"
            d="M-26 744V610h-6v-9h8v-8h8c4-4 12-12 16-22 4 10 12 18 16 22h8v8h8v9h-6v134z"
          />
          <path fill="var(--color-gate-ledge)" d="M-32 601h64v4h-64z" />
          <path fill="var(--color-gate-shade)" d="M-26 610h52v4h-52z" />
        </g>
      ))}
    </g>
  );
}

interface GateProps {
  /** Sets the size and position: see gate.module.css. */
  className?: string | undefined;
  /** Draws a low wall from each half to the edge of the window. */
  hasWall?: boolean;
  /** The view in the opening. */
  children?: ReactNode;
}

/**
 * The split gate: two halves that face each other across an opening. Decorative. Its class sets the position and, with
 * custom properties, the height and the opening.
 */
export function Gate({ className = '', hasWall, children }: GateProps) {
  const side = (name: string | undefined) => (
    <svg viewBox={half.viewBox} className={`${styles.half} ${name}`}>
      {hasWall && <Wall />}
      <use href={`#${halfId}`} />
    </svg>
  );
  return (
    <div aria-hidden="true" className={`${styles.gate} decoration ${className}`}>
      {children && <div className={styles.opening}>{children}</div>}
      {side(styles.left)}
      {side(styles.right)}
    </div>
  );
}

/** The sun in the light theme, and the moon in the dark theme. Its class sets the size and position. */
export function Sun({ className = '' }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={`${styles.sun} decoration ${className}`} />;
}
