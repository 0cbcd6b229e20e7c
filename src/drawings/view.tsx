import { readView } from '../brand/place.ts';

interface ViewProps {
  /** The page whose view it is. */
  page: string;
  className?: string | undefined;
}

/** What is seen through the gate on an inner page: the part between the golden edges of a drawing that goes on behind. */
export function View({ page, className }: ViewProps) {
  return (
    <svg
      viewBox="-75 20 150 320"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={className}
      dangerouslySetInnerHTML={{ __html: readView(page).shapes }}
    />
  );
}
