import { icons as lucide } from 'lucide-react';
import { mark } from '../brand/mark.ts';
import { icons, type IconName } from '../content/fields/icon.ts';

const remPx = 16;

/**
 * A decorative icon that content can name. `size` is in pixels at the browser's default text size, and scales with the
 * text size.
 */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  const Drawing = lucide[icons[name]];
  return <Drawing size={`${size / remPx}rem`} strokeWidth={1.75} />;
}

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
