import styles from './ground.module.css';

const terrace = (step: 1 | 2 | 3 | 4) => `var(--color-terrace-${step})`;
const toDeep = [terrace(1), terrace(2), terrace(3), terrace(4), 'var(--color-deep)'];

/** The contours of the rice terraces from the back to the front, on a canvas of 1440 × 240, and their colors. */
const shapes = {
  /** Rises to the right. */
  slope: {
    fills: [...toDeep.slice(0, 4), 'var(--color-after-ground, var(--color-paper))'],
    contours: [
      'M0 40C160 8 300 72 470 44S760 4 930 36s330 38 510 4',
      'M0 84C180 52 320 112 500 86S800 44 970 78s300 40 470 2',
      'M0 126C150 100 330 152 520 128S820 92 1000 120s280 36 440 4',
      'M0 166C170 146 340 188 540 168S850 138 1020 160s270 28 420 2',
      'M0 204C190 190 360 220 560 206S870 184 1050 200s250 18 390-2',
    ],
  },
  /** Lower in the middle, where the gate opens, down to deep ground. */
  valley: {
    fills: toDeep,
    contours: [
      'M0 12C210 44 420 62 700 66S1200 38 1440 0',
      'M0 66C230 90 470 104 730 106S1210 84 1440 52',
      'M0 112C250 134 480 148 750 148S1220 130 1440 102',
      'M0 166C240 184 500 196 770 194S1230 178 1440 158',
      'M0 218C260 234 520 242 780 240S1240 226 1440 210',
    ],
  },
  /** The same, from deep ground up to the ground of the footer. */
  rise: {
    fills: [terrace(4), terrace(3), terrace(2), 'var(--color-sunken)'],
    contours: [
      'M0 0C210 40 420 64 700 68S1200 42 1440 6',
      'M0 74C230 102 470 122 730 124S1210 104 1440 76',
      'M0 138C250 160 480 176 750 176S1220 160 1440 138',
      'M0 206C240 222 500 236 770 234S1230 222 1440 206',
    ],
  },
} as const;

/** Id of what ends a page's opening; head.astro holds the first paint until then. */
export const openingEndId = 'opening-end';

interface GroundProps {
  shape?: keyof typeof shapes;
  id?: string;
  /** Gives it a place and a height. */
  className?: string | undefined;
}

/** Decorative rice terraces. They are as wide as the window. */
export function Ground({ shape = 'slope', id, className = '' }: GroundProps) {
  const { contours, fills } = shapes[shape];
  return (
    <svg
      id={id}
      viewBox="0 0 1440 240"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`${styles.ground} decoration ${className}`.trim()}
    >
      {contours.map((contour, index) => (
        <path key={contour} d={`${contour}V2000H0z`} fill={fills[index]} />
      ))}
    </svg>
  );
}
