import type { DrawingProps } from '../props.ts';
import { house } from './house.tsx';
import styles from './property-view.module.css';

/** A decorative picture of a house, for a wide crop. */
export function PropertyView({ className = '' }: DrawingProps) {
  return (
    <svg
      viewBox="0 6 64 42"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={`${styles.view} ${className}`.trim()}
    >
      {house}
      <path className={styles.beyond} d="M-90 44H0v4h-90zM64 44h90v4H64z" />
    </svg>
  );
}
