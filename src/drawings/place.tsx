import type { ReactNode } from 'react';
import { readInnerPage, readPlace, type PlaceName } from '../brand/place.ts';
import styles from './place.module.css';

interface PlaceProps {
  /** Its file in `brand/drawings`. */
  name: PlaceName;
  /** The page whose view an `inner-page` shows. */
  page?: string;
  className?: string | undefined;
}

/** A drawing of the place, which decorates. */
export function Place({ name, page = 'other', className = '' }: PlaceProps) {
  const { viewBox, shapes } = name === 'inner-page' ? readInnerPage(page) : readPlace(name);
  return (
    <svg
      viewBox={viewBox}
      aria-hidden="true"
      className={`${name === 'property' ? '' : 'decoration'} ${className}`.trim()}
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}

interface StageProps {
  /** Whether it is the landing page's first screen, where the drawing is no wider than the board. */
  isHero?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Shows its children in front of the landing page's drawing, which rises above them. */
export function Stage({ isHero = false, className = '', children }: StageProps) {
  const hero = isHero ? styles.hero : '';
  return (
    <div className={`${styles.stage} ${hero} ${className}`.trim()}>
      <Place name="landing" className={styles.behind} />
      {children}
    </div>
  );
}

/** The photo of a property in the drawings of the product. */
export function PropertyPhoto() {
  return <Place name="property" className={styles.photo} />;
}
