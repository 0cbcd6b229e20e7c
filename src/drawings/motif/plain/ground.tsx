import type { DrawingProps } from '../props.ts';
import styles from './ground.module.css';

/** A decorative floor, on which a page's opening stands. */
export function Ground({ className = '' }: DrawingProps) {
  return <div aria-hidden="true" className={`${styles.ground} ${className}`.trim()} />;
}
