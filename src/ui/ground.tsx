import styles from './ground.module.css';

const terrace = (percent: number) =>
  `color-mix(in oklab, var(--color-terrace-4) ${percent}%, var(--color-paper))`;

/** From the back to the front, each with how much of the terrace's color it has; the last is the next section. */
const contours = [
  ['M0 40C160 8 300 72 470 44S760 4 930 36s330 38 510 4', terrace(22)],
  ['M0 84C180 52 320 112 500 86S800 44 970 78s300 40 470 2', terrace(44)],
  ['M0 126C150 100 330 152 520 128S820 92 1000 120s280 36 440 4', terrace(70)],
  ['M0 166C170 146 340 188 540 168S850 138 1020 160s270 28 420 2', terrace(100)],
  [
    'M0 204C190 190 360 220 560 206S870 184 1050 200s250 18 390-2',
    'var(--color-after-ground, var(--color-paper))',
  ],
] as const;

/** Id of what ends a page's opening; head.astro holds the first paint until then. */
export const openingEndId = 'opening-end';

/** Decorative waves of ground at the end of a page's opening. `className` gives it its place. */
export function Ground({ className = '' }: { className?: string | undefined }) {
  return (
    <svg
      id={openingEndId}
      viewBox="0 0 1440 240"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`${styles.ground} decoration ${className}`.trim()}
    >
      {contours.map(([contour, fill]) => (
        <path key={contour} d={`${contour}V400H0z`} fill={fill} />
      ))}
    </svg>
  );
}
