import type { IconName } from '../content/fields/icon.ts';

/** Icons of buttons, which content cannot name, with their names at Lucide. */
export const controlIcons = {
  'arrow-left': 'ArrowLeft',
  'arrow-right': 'ArrowRight',
  'arrow-up': 'ArrowUp',
} as const;

const remPx = 16;

/**
 * A decorative icon of the sprite that `src/pages/icons.svg.ts` makes. `size` is in pixels at the browser's
 * default text size; the icon grows with the text.
 */
export function Icon({
  name,
  size = 24,
}: {
  name: IconName | keyof typeof controlIcons;
  size?: number;
}) {
  return (
    <svg
      width={`${size / remPx}rem`}
      height={`${size / remPx}rem`}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
