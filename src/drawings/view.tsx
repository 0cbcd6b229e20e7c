import { readView } from '../brand/illustrations.ts';

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
      dangerouslySetInnerHTML={{ __html: readView(page).shapes }}
    />
  );
}
