import { readPlace, type PlaceName } from '../brand/place.ts';
import styles from './place.module.css';

interface PlaceProps {
  /** Its file in `brand/drawings`. */
  name: PlaceName;
  className?: string | undefined;
}

/** A drawing of the place, which decorates. */
export function Place({ name, className = '' }: PlaceProps) {
  const { viewBox, shapes } = readPlace(name);
  return (
    <svg
      viewBox={viewBox}
      aria-hidden="true"
      className={className}
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}

/** The photo of a property in the drawings of the product. */
export function PropertyPhoto() {
  return <Place name="property" className={styles.photo} />;
}
