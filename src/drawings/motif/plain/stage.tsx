import type { StageProps } from '../props.ts';
import styles from './stage.module.css';
import { Tiles } from './tiles.tsx';

/** Shows its children in front of tiles, which rise above them. */
export function Stage({ of, className = '', children }: StageProps) {
  const hero = of === 'hero' ? styles.hero : '';
  return (
    <div className={[styles.stage, hero, className].filter(Boolean).join(' ')}>
      <Tiles columns={10} rows={4} seed={3} mark={[4, 0]} className={styles.behind} />
      {children}
    </div>
  );
}
