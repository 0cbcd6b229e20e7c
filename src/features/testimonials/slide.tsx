import { Star } from 'lucide-react';
import { fillTemplate } from '../../content/fields/template.ts';
import type { CarouselCopy, Testimonial } from '../../content/schemas/landing.ts';
import styles from './testimonials.module.css';
import text from '../../ui/text.module.css';

/** The highest rating. */
const maxStars = 5;

interface SlideProps {
  copy: CarouselCopy;
  testimonial: Testimonial;
  /** Its place among the slides, in words. */
  name: string;
  inert: boolean;
}

/** A testimonial: stars, quote and author. */
export function Slide({ copy, testimonial, name, inert }: SlideProps) {
  const { rating, content, author } = testimonial;
  const stars = fillTemplate(copy.stars, { rating: String(rating), most: String(maxStars) });
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- none of those tags is a slide
      role="group"
      aria-roledescription={copy.slideRole}
      aria-label={name}
      inert={inert}
      className={styles.slide}
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `img` takes no theme */}
      <p role="img" aria-label={stars} className={styles.stars}>
        {Array.from({ length: maxStars }, (_, at) => (
          <Star key={at} size="1.25rem" className={at < rating ? styles.given : ''} />
        ))}
      </p>
      <blockquote className={styles.quote}>{content}</blockquote>
      <p className={styles.author}>
        <img src={author.image} alt="" width={96} height={96} loading="lazy" />
        <b>{author.name}</b>
        <span className={`${text.note} ${styles.role}`}>{author.role}</span>
      </p>
    </div>
  );
}
