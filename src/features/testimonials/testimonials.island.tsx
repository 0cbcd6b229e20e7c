import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { fillTemplate } from '../../shared/template.ts';
import type { CarouselCopy, Testimonial } from '../../content/schemas/landing.ts';
import { Button } from '../../ui/button.tsx';
import styles from './testimonials.module.css';
import text from '../../ui/text.module.css';
import { useArrowKeys, useCarousel } from './use-carousel.ts';

interface TestimonialsProps {
  copy: CarouselCopy;
  testimonials: readonly Testimonial[];
}

/**
 * The carousel of testimonials. Without a script the slides are a row to scroll through. The script
 * adds buttons and arrow keys, and hides slides out of view from assistive technology.
 */
export function Testimonials({ copy, testimonials }: TestimonialsProps) {
  const trackId = useId();
  const track = useRef<HTMLDivElement>(null);
  const { shown, go } = useCarousel(track);
  const [announced, setAnnounced] = useState('');
  const index = shown ?? 0;
  const last = testimonials.length - 1;

  const nameOf = (at: number) =>
    fillTemplate(copy.position, { position: String(at + 1), count: String(last + 1) });
  const turn = (step: -1 | 1) => {
    const at = go(step);
    const next = at !== undefined && testimonials[at];
    if (next) setAnnounced(`${nameOf(at)}: ${next.content} ${next.author.name}`);
    return at;
  };
  const press = (step: -1 | 1) => {
    const at = turn(step);
    // At an end the pressed button is disabled. The row gets the focus then, not the other button,
    // where a second press would go back.
    if (at === 0 || at === last) track.current?.focus({ preventScroll: true });
  };
  useArrowKeys(track, turn);

  return (
    <div>
      <div
        ref={track}
        id={trackId}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- none of those tags is a carousel
        role="group"
        aria-roledescription={copy.role}
        aria-label={copy.name}
        // Without a script it is scrolled by keyboard; with one it gets the focus at an end.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region
        tabIndex={0}
        className={styles.track}
      >
        {testimonials.map((testimonial, at) => (
          <Slide
            key={testimonial.id}
            copy={copy}
            testimonial={testimonial}
            name={nameOf(at)}
            inert={shown !== undefined && shown !== at}
          />
        ))}
      </div>
      <div className={`${styles.controls} needs-script`}>
        <Button
          variant="outline"
          aria-label={copy.previous}
          aria-controls={trackId}
          disabled={index === 0}
          onClick={() => press(-1)}
        >
          <ArrowLeft size="1.25rem" aria-hidden="true" />
        </Button>
        <p aria-hidden="true" className={text.note}>
          {`${index + 1} / ${last + 1}`}
        </p>
        <Button
          variant="outline"
          aria-label={copy.next}
          aria-controls={trackId}
          disabled={index === last}
          onClick={() => press(1)}
        >
          <ArrowRight size="1.25rem" aria-hidden="true" />
        </Button>
      </div>
      <p aria-live="polite" className="visually-hidden">
        {announced}
      </p>
    </div>
  );
}

/** The highest rating. */
const maxStars = 5;

interface SlideProps {
  copy: CarouselCopy;
  testimonial: Testimonial;
  /** Its place among the slides, in words. */
  name: string;
  inert: boolean;
}

/** A testimonial: the quote, with its figure, stars and author beside it. */
function Slide({ copy, testimonial, name, inert }: SlideProps) {
  const { rating, content, figure, author } = testimonial;
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
      <blockquote className={styles.quote}>{content}</blockquote>
      <p className={styles.figure}>
        <b>{figure.value}</b> {figure.label}
      </p>
      <p className={styles.author}>
        <img src={author.image} alt="" width={96} height={96} loading="lazy" />
        <b>{author.name}</b>
        <span className={`${text.note} ${styles.role}`}>{author.role}</span>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `img` takes no theme */}
      <p role="img" aria-label={stars} className={styles.stars}>
        {'★'.repeat(rating) + '☆'.repeat(maxStars - rating)}
      </p>
    </div>
  );
}
