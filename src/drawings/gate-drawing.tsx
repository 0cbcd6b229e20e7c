import { readIllustration } from '../brand/illustrations.ts';
import { halfId, halfViewBox } from './gate.tsx';
import styles from './gate.module.css';

const { shapes } = readIllustration('gate-half');

/** The drawing of the gate's left half. It is on each page once, and every gate on the page reuses it. */
export function GateDrawing() {
  return (
    <svg width="0" height="0" aria-hidden="true" className={styles.drawing}>
      <symbol
        id={halfId}
        viewBox={halfViewBox}
        overflow="visible"
        dangerouslySetInnerHTML={{ __html: shapes }}
      />
    </svg>
  );
}
