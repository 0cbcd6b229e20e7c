import styles from './testimonials.module.css';

/** The highest rating. */
export const maxStars = 5;

const widthPx = 28;

/** Outlines of the stars from one number to another. */
function starPath(from: number, to: number): string {
  const at = (index: number) =>
    `M${index * widthPx + 12} 2.6l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6-4.8-4.6 6.6-.9z`;
  return Array.from({ length: to - from }, (_, index) => at(from + index)).join('');
}

/** A rating as one image, with its name in words. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `img` takes no theme
      role="img"
      aria-label={label}
      viewBox={`0 0 ${maxStars * widthPx - 4} 24`}
      className={styles.stars}
    >
      <path d={starPath(0, rating)} className={styles.given} />
      {rating < maxStars && <path d={starPath(rating, maxStars)} />}
    </svg>
  );
}
