import type { ComponentProps } from 'react';
import { readPlace, type PlaceName } from '../brand/place.ts';

interface PlaceProps extends Omit<ComponentProps<'svg'>, 'name'> {
  /** The name of the file in `brand/drawings`. */
  name: PlaceName;
}

/** A decorative drawing of the place. */
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
