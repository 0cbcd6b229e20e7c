import { icons as lucide } from 'lucide-react';
import { mark } from '../brand/mark.ts';
import { icons, type IconName } from '../content/fields/icon.ts';

/** A decorative icon that content can name. Its size is a CSS length. */
export function Icon({ name, size = '1.5rem' }: { name: IconName; size?: string }) {
  const Drawing = lucide[icons[name]];
  return <Drawing size={size} strokeWidth={1.75} />;
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
