import type { PhotoProps } from '../props.ts';
import { house } from './house.tsx';
import styles from './photo.module.css';
import { Tiles } from './tiles.tsx';

/** A drawn photo of a property, or tiles for an experience. */
export function Photo({ of }: PhotoProps) {
  if (of !== 'property') {
    const seed = of === 'experience1' ? 11 : 12;
    return <Tiles columns={4} rows={3} seed={seed} isCropped className={styles.photo} />;
  }
  return (
    <svg viewBox="0 0 64 48" preserveAspectRatio="xMidYMid slice" className={styles.photo}>
      {house}
    </svg>
  );
}
