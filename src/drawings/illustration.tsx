import type { ComponentProps } from 'react';
import { readIllustration, type IllustrationName } from '../brand/illustrations.ts';

interface IllustrationProps extends Omit<ComponentProps<'svg'>, 'name'> {
  /** The name of the file in `brand/drawings`. */
  name: IllustrationName;
}

/** A decorative illustration. */
export function Illustration({ name, ...rest }: IllustrationProps) {
  const { viewBox, shapes } = readIllustration(name);
  return (
    <svg
      {...rest}
      viewBox={viewBox}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}
