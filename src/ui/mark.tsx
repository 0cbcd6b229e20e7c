import { mark } from '../brand/mark.ts';

/** The brand's mark, at the height of the text beside it. */
export function Mark() {
  return (
    <svg
      viewBox={mark.viewBox}
      width="1.25em"
      height="1.25em"
      fill="var(--color-mark)"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: mark.shapes }}
    />
  );
}
