import { mark } from '../brand/mark.ts';
import styles from './mark.module.css';

/** The brand's mark, in the color of the text around it. */
export function Mark() {
  return (
    <svg
      viewBox={mark.viewBox}
      aria-hidden="true"
      className={styles.mark}
      dangerouslySetInnerHTML={{ __html: mark.shapes }}
    />
  );
}
