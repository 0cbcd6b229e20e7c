import styles from './footer-end.module.css';
import { Tiles } from './tiles.tsx';

/** A row of tiles at the end of each page. */
export function FooterEnd() {
  return <Tiles columns={48} rows={1} seed={5} isCropped className={styles.row} />;
}
