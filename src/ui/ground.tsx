import styles from './ground.module.css';

const terrace = (step: 1 | 2 | 3 | 4) => `var(--color-terrace-${step})`;
const toDeep = [terrace(1), terrace(2), terrace(3), terrace(4), 'var(--color-deep)'];

/** The contours of the rice terraces and their colors, from back to front, on a canvas of 1440 × 240. */
const shapes = {
  /** Rises to the right, and is level under the gate. */
  slope: {
    fills: [...toDeep.slice(0, 4), 'var(--color-after-ground)'],
    contours: [
      'M0 80C250 74 560 18 893 8S1250 12 1440 14',
      'M0 120C250 114 560 58 893 48S1250 52 1440 54',
      'M0 160C250 154 560 98 893 88S1250 92 1440 94',
      'M0 200C250 194 560 138 893 128S1250 132 1440 134',
      'M0 240C250 234 560 178 893 168S1250 172 1440 174',
    ],
  },
  /** Lowest in the middle, where the gate opens, above a `deep` surface. */
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
  /** Like the valley, between a `deep` surface and the footer. */
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

/** Id of the element at the end of a page's opening. head.astro delays the first paint until it is parsed. */
export const openingEndId = 'opening-end';

interface GroundProps {
  shape?: keyof typeof shapes;
  id?: string;
  /** Sets its position and height. */
  className?: string | undefined;
}

/** Decorative rice terraces, as wide as the window. */
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
        <g key={contour}>
          <path d={`${contour}V9000H0z`} fill={fills[index]} stroke="none" />
          <path d={contour} fill="none" />
        </g>
      ))}
    </svg>
  );
}
