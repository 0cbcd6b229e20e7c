import { Star } from 'lucide-react';
import type { CarouselCopy, Testimonial } from '../../content/schemas/home.ts';
import { Gate } from '../../drawings/gate.tsx';
import { fillTemplate } from '../../shared/template.ts';
import text from '../../ui/text.module.css';
import styles from './testimonials.module.css';

/** The highest rating. */
const maxStars = 5;

interface SlideProps {
  copy: CarouselCopy;
  testimonial: Testimonial;
  /** Its place among the slides, in words. */
  name: string;
  isShown: boolean;
}

/** A testimonial: the quote, its author with the stars, its figure, and the author's place through the gate. */
export function Slide({ copy, testimonial, name, isShown }: SlideProps) {
  const { rating, content, figure, author } = testimonial;
  const stars = fillTemplate(copy.stars, { rating: String(rating), most: String(maxStars) });
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- none of those tags is a slide
      role="group"
      aria-roledescription={copy.slideRole}
      aria-label={name}
      data-shown={isShown}
      className={styles.slide}
    >
      <blockquote className={styles.quote}>{content}</blockquote>
      <div className={styles.author}>
        <p>
          <b>{author.name}</b>
          <br />
          <span className={text.note}>{author.role}</span>
        </p>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `img` takes no theme */}
        <span role="img" aria-label={stars} className={styles.stars}>
          {Array.from({ length: maxStars }, (_, index) => (
            <Star key={index} size="1.125rem" fill={index < rating ? 'currentColor' : 'none'} />
          ))}
        </span>
      </div>
      <p className={styles.figure} data-long={figure.value.length > 6 || undefined}>
        <b>{figure.value}</b> {figure.label}
      </p>
      <div className={styles.view}>
        <Gate className={styles.gate}>
          <img src={author.image} alt="" width={240} height={330} loading="lazy" />
        </Gate>
      </div>
    </div>
  );
}
