import { fillTemplate } from '../../content/fields/template.ts';
import type { CarouselCopy, Testimonial } from '../../content/schemas/testimonials.ts';
import { maxStars, Stars } from './stars.tsx';
import styles from './testimonials.module.css';

interface SlideProps {
  copy: CarouselCopy;
  testimonial: Testimonial;
  /** Index of the slide. */
  at: number;
  /** How many slides there are. */
  count: number;
}

/** A testimonial: stars, quote and author. */
export function Slide({ copy, testimonial: { rating, content, author }, at, count }: SlideProps) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- none of those tags is a slide
      role="group"
      aria-roledescription={copy.slideRole}
      aria-label={fillTemplate(copy.position, { position: String(at + 1), count: String(count) })}
      className={styles.slide}
    >
      <Stars
        rating={rating}
        label={fillTemplate(copy.stars, { rating: String(rating), most: String(maxStars) })}
      />
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
