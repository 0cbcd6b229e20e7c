import type { Testimonial } from './testimonials-copy.ts';
import { Stars } from './stars.tsx';
import styles from './testimonials.module.css';

interface SlideProps extends Pick<Testimonial, 'rating' | 'content' | 'author'> {
  /** Accessible name: '1 of 3'. */
  label: string;
  /** Role description: 'slide'. */
  role: string;
  /** The rating in words: '5 out of 5 stars'. */
  stars: string;
  /** Another slide is in view: this one is out of reach. */
  isInactive: boolean;
}

/** A testimonial: stars, quote and author. */
export function Slide({ label, role, stars, rating, content, author, isInactive }: SlideProps) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- none of those tags is a slide
      role="group"
      aria-roledescription={role}
      aria-label={label}
      inert={isInactive}
      className={styles.slide}
    >
      <Stars rating={rating} label={stars} />
      <blockquote className={styles.quote}>{content}</blockquote>
      <p className={styles.author}>
        <img
          src={author.image}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          className={styles.picture}
        />
        <b className={styles.name}>{author.name}</b>
        <span className={styles.role}>{author.role}</span>
      </p>
    </div>
  );
}
