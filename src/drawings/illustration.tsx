import type { ComponentProps } from 'react';
import { readDrawing, readIllustration, type IllustrationName } from '../brand/illustrations.ts';

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

interface ViewProps {
  /** The page that the view is for. */
  page: string;
  className?: string | undefined;
}

/** The view through the gate on an inner page: the part of a drawing between the golden edges. */
export function View({ page, className }: ViewProps) {
  return (
    <svg
      viewBox="-75 20 150 320"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={className}
      dangerouslySetInnerHTML={{ __html: readDrawing('views', page).shapes }}
    />
  );
}
