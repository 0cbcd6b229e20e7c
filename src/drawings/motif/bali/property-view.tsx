import type { DrawingProps } from '../props.ts';
import styles from './property-view.module.css';

const palmLines =
  'c3-22 3-40-2-60-10-6-20-4-25 4 1-12 12-17 22-10-4-9-14-11-21-6 6-11 20-9 24 3 2-12 15-17 23-8-8-2-16 2-18 10 9-6 20-2 21 9-5-6-13-8-20-3 5 20 5 39 2 61z';

/** A coconut palm, 62 units high, with its base at 0, 0. */
export const palm = `M0 0${palmLines}`;

/** A decorative illustration of a villa among rice terraces, for a wide crop. */
export function PropertyView({ className = '' }: DrawingProps) {
  return (
    <svg
      viewBox="0 92 400 250"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={`${styles.villa} ${styles.landscape} ${className}`.trim()}
    >
      <circle className={styles.sun} cx="284" cy="140" r="28" />
      <path
        className={styles.mountain}
        d="M-90 240L92 128q18-14 34 2l62 60q28-22 62 2l240 90v60H-90z"
      />
      <path
        className={styles.grove}
        d="M-90 236q60-24 90-10 24-26 48-8 20-26 50-6 22-20 46 2h112q20-24 48-4 26-20 52 4 22-14 44-2 40-20 90 0v60H-90z"
      />
      <path className={styles.wall} d="M150 206h104v52H150z" />
      <path
        className={styles.glass}
        d={`M160 218h22v40h-22zm32 0h26v40h-26zm36 0h16v22h-16zM94 262${palmLines}M318 262${palmLines}`}
      />
      <path
        className={styles.thatch}
        d="M126 210l34-44h84l34 44q-76 8-152 0zM140 206h5v54h-5zm119 0h5v54h-5z"
      />
      <path className={styles.ridge} d="M160 166h84M143 188q59 6 118 0" />
      <path
        className={styles.terrace1}
        d="M-90 250c40 30 60 22 90 12 70-26 122-20 190-6s130 18 210-12q50-10 90 6v156H-90z"
      />
      <path
        className={styles.terrace2}
        d="M-90 310c40 14 60 4 90-10 66-24 124-18 192-4s136 14 208-10q50-12 90 4v120H-90z"
      />
      <path
        className={styles.terrace3}
        d="M-90 352c40 14 60 4 90-10 70-22 128-18 196-4s132 12 204-10q50-12 90 4v88H-90z"
      />
      <path
        className={styles.water}
        d="M0 268c70-26 122-20 190-6s130 18 210-12M0 308c66-24 124-18 192-4s136 14 208-10M0 352c70-22 128-18 196-4s132 12 204-10"
      />
    </svg>
  );
}
