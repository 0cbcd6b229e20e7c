import styles from './ground.module.css';
import { Illustration } from './illustration.tsx';

/** Id of the element at the end of a page's opening. head.astro delays the first paint until it is parsed. */
export const openingEndId = 'opening-end';

interface GroundProps {
  /** A drawing in `brand/drawings/ground`. */
  shape?: 'slope' | 'valley' | 'rise';
  id?: string;
  /** Sets its position and height. */
  className?: string | undefined;
}

/** Decorative rice terraces, as wide as the window. */
export function Ground({ shape = 'slope', id, className = '' }: GroundProps) {
  return (
    <Illustration
      name={`ground/${shape}`}
      id={id}
      preserveAspectRatio="none"
      className={`${styles.ground} decoration ${className}`.trim()}
    />
  );
}
