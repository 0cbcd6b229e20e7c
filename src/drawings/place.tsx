import { readPlace, type PlaceName } from '../brand/place.ts';

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
      preserveAspectRatio={name === 'property' ? 'xMidYMid slice' : undefined}
      aria-hidden="true"
      className={className}
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}
