import styles from './testimonials.module.css';

/** The highest rating. */
export const maxStars = 5;

const widthPx = 28;
const star = 'M12 2.6l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6L12 17.6l-5.9 3.2 1.2-6.6L2.5 9.6l6.6-.9z';

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
      {Array.from({ length: maxStars }, (_, index) => (
        <path
          key={index}
          d={star}
          transform={`translate(${index * widthPx})`}
          className={index < rating ? styles.given : undefined}
        />
      ))}
    </svg>
  );
}
