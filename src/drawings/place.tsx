import type { ComponentProps } from 'react';
import { readPlace, type PlaceName } from '../brand/place.ts';

interface PlaceProps extends Omit<ComponentProps<'svg'>, 'name'> {
  /** Its file in `brand/drawings`. */
  name: PlaceName;
}

/** A drawing of the place, which decorates. */
export function Place({ name, ...rest }: PlaceProps) {
  const { viewBox, shapes } = readPlace(name);
  return (
    <svg
      {...rest}
      viewBox={viewBox}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}
