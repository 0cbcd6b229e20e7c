import { findDrawing } from '../../../config/drawings.ts';
import { FooterEnd as PlainFooterEnd } from '../plain/footer-end.tsx';
import styles from '../plain/footer-end.module.css';
import { DrawnImage } from './drawn-image.tsx';

/** The company's drawing at the end of each page. */
export function FooterEnd() {
  if (!findDrawing('footer')) return <PlainFooterEnd />;
  return <DrawnImage name="footer" className={styles.row} />;
}
