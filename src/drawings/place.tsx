import { readPlace } from '../brand/place.ts';
import styles from './place.module.css';

/** The photo of a property in the drawings of the product. */
export function PropertyPhoto() {
  const { viewBox, shapes } = readPlace('property');
  return (
    <svg
      viewBox={viewBox}
      aria-hidden="true"
      className={styles.photo}
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}
