import type { ComponentProps } from 'react';
import { readIllustration } from '../brand/illustrations.ts';

interface IllustrationProps extends Omit<ComponentProps<'svg'>, 'name'> {
  /** The name of the file in `brand/drawings`. */
  name: string;
}

/** A decorative illustration. `viewBox` shows a part of it. */
export function Illustration({ name, ...rest }: IllustrationProps) {
  const { viewBox, shapes } = readIllustration(name);
  return (
    <svg
      viewBox={viewBox}
      {...rest}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}
