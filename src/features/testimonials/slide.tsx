import type { Testimonial } from '../../content/schemas/landing-entries.ts';
import { Stars } from './stars.tsx';
import styles from './testimonials.module.css';

interface SlideProps extends Pick<Testimonial, 'rating' | 'content' | 'author'> {
  /** What it is called: '1 of 3'. */
  label: string;
  /** What it is: 'slide'. */
  role: string;
  /** The rating in words: '5 out of 5 stars'. */
  stars: string;
  /** Out of reach while another slide is in view. */
  isAside: boolean;
}

/** One testimonial: stars, quote, and whose words they are. */
export function Slide({ label, role, stars, rating, content, author, isAside }: SlideProps) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- none of those tags is a slide
      role="group"
      aria-roledescription={role}
      aria-label={label}
      inert={isAside}
      className={styles.slide}
    >
      <figure className={styles.testimonial}>
        <Stars rating={rating} label={stars} />
        <blockquote className={styles.quote}>
          <p>{content}</p>
        </blockquote>
        <img
          src={author.image}
          alt={author.name}
          width={96}
          height={96}
          loading="lazy"
          className={styles.picture}
        />
        <figcaption className={styles.author}>
          <span className={styles.name}>{author.name}</span>
          <span className={styles.role}>{author.role}</span>
        </figcaption>
      </figure>
    </div>
  );
}
