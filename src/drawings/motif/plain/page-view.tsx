import { viewNames, type PageViewProps } from '../props.ts';
import styles from './page-view.module.css';
import { Tiles } from './tiles.tsx';

/** Decorative tiles around the mark, arranged in another way on each page. */
export function PageView({ of, className = '' }: PageViewProps) {
  const seed = viewNames.indexOf(of);
  return (
    <Tiles
      columns={6}
      rows={5}
      seed={seed}
      mark={[1 + (seed % 3), 1 + (seed % 2)]}
      className={`${styles.view} ${className}`.trim()}
    />
  );
}
