import { Star } from 'lucide-react';
import type { CarouselCopy } from '../../content/copy.ts';
import type { Testimonial } from '../../content/schemas/landing.ts';
import { Gate } from '../../drawings/gate.tsx';
import { fillTemplate } from '../../shared/template.ts';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import styles from './testimonials.module.css';

/** The highest rating. */
const maxStars = 5;

/** A longer figure is set smaller, because it would be wider than the gate's opening. */
const maxLetters = 6;

interface SlideProps {
  copy: CarouselCopy;
  testimonial: Testimonial;
  /** The accessible name of the slide: its position, in words. */
  name: string;
  isShown: boolean;
}

/** A testimonial: the quote, its author and stars, and a figure above the author's portrait, seen through the gate. */
export function Slide({ copy, testimonial, name, isShown }: SlideProps) {
  const { rating, content, figure, author } = testimonial;
  const stars = fillTemplate(copy.stars, { rating: String(rating), most: String(maxStars) });
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag means a slide
      role="group"
      aria-roledescription={copy.slideRole}
      aria-label={name}
      data-shown={isShown}
      className={`${layout.stack} ${layout.lg} ${styles.slide}`}
    >
      <blockquote className={styles.quote}>{content}</blockquote>
      <div>
        <p>
          <b>{author.name}</b>
          <br />
          <span className={text.note}>{author.role}</span>
        </p>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `img` cannot follow the theme */}
        <span role="img" aria-label={stars} className={styles.stars}>
          {Array.from({ length: maxStars }, (_, index) => (
            <Star key={index} size="1.125rem" fill={index < rating ? 'currentColor' : 'none'} />
          ))}
        </span>
      </div>
      <div className={styles.door}>
        <Gate className={styles.gate}>
          <img src={author.image} alt="" width={240} height={330} loading="lazy" />
        </Gate>
        <p className={styles.figure} data-long={figure.value.length > maxLetters || undefined}>
          <b>{figure.value}</b> {figure.label}
        </p>
      </div>
    </div>
  );
}
