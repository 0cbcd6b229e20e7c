import type { ReactNode } from 'react';
import { readIllustration } from '../brand/illustrations.ts';
import styles from './gate.module.css';

const halfId = 'gate-half';

const half = readIllustration(halfId);

/** A low wall with posts beside the left half. It is longer than any window is wide. */
const wall = readIllustration('gate-wall');

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
      {hasWall && <g dangerouslySetInnerHTML={{ __html: wall.shapes }} />}
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
