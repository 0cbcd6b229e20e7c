import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import type { CarouselCopy } from './carousel-copy.ts';
import type { Testimonial } from '../../content/schemas/landing-entries.ts';
import { fillTemplate } from '../../content/fields/template.ts';
import { tellReady } from '../../browser/islands/ready.ts';
import { Button } from '../../ui/button.tsx';
import { Slide } from './slide.tsx';
import { mostStars } from './stars.tsx';
import styles from './testimonials.module.css';
import { useCarousel } from './use-carousel.ts';

interface TestimonialsProps {
  copy: CarouselCopy;
  items: readonly Testimonial[];
}

/**
 * What customers say, a slide each. Without a script the slides are a row to scroll through; with
 * it there are buttons and arrow keys, and only the slide in view is read out.
 */
export function Testimonials({ copy, items }: TestimonialsProps) {
  const trackId = useId();
  const track = useRef<HTMLDivElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const { index, hasMoved, go } = useCarousel(track);
  const shown = index ?? 0;

  // The press that leads to an end disables the button that was pressed. The row takes the focus
  // then and not the other button, where a second press would lead back.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!controls.current?.contains(focused) || !focused?.matches(':disabled')) return;
    track.current?.focus({ preventScroll: true });
  });

  const count = String(items.length);
  const nameOf = (at: number) => fillTemplate(copy.position, { position: String(at + 1), count });
  const item = items[shown];
  return (
    <div ref={tellReady} className={styles.carousel}>
      <div
        ref={track}
        id={trackId}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- none of those tags is a carousel
        role="group"
        aria-roledescription={copy.role}
        aria-label={copy.name}
        // Scrolled by keyboard where no script runs; takes the focus at an end where one does.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region
        tabIndex={0}
        className={styles.track}
      >
        {items.map(({ id, rating, content, author }, at) => (
          <Slide
            key={id}
            label={nameOf(at)}
            role={copy.slideRole}
            stars={fillTemplate(copy.stars, { rating: String(rating), most: String(mostStars) })}
            rating={rating}
            content={content}
            author={author}
            isAside={index !== null && at !== index}
          />
        ))}
      </div>
      <div ref={controls} className={`${styles.controls} needs-script`}>
        <Button
          variant="outline"
          className={styles.turn}
          aria-label={copy.previous}
          aria-controls={trackId}
          disabled={shown === 0}
          onClick={() => go(-1)}
        >
          <ArrowLeft size="1.25rem" aria-hidden="true" />
        </Button>
        <p aria-hidden="true" className={styles.position}>
          {`${shown + 1} / ${count}`}
        </p>
        <Button
          variant="outline"
          className={styles.turn}
          aria-label={copy.next}
          aria-controls={trackId}
          disabled={shown === items.length - 1}
          onClick={() => go(1)}
        >
          <ArrowRight size="1.25rem" aria-hidden="true" />
        </Button>
      </div>
      <p aria-live="polite" className="visually-hidden">
        {hasMoved && item ? `${nameOf(shown)}: ${item.content} ${item.author.name}` : ''}
      </p>
    </div>
  );
}
