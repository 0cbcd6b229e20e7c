import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { CarouselCopy } from '../../content/schemas/testimonials.ts';
import { tellReady } from '../../browser/islands/ready.ts';
import { Button } from '../../ui/button.tsx';
import styles from './testimonials.module.css';
import { slidesIn, useCarousel } from './use-carousel.ts';

interface TestimonialsProps {
  copy: Pick<CarouselCopy, 'name' | 'role' | 'previous' | 'next'>;
  /** How many slides there are. */
  count: number;
  /** A `Slide` per testimonial: static HTML that React does not render again. */
  children?: ReactNode;
}

/** What a screen reader says of a slide: its place, the quote and the author. */
function announce(slide: HTMLElement): string {
  const words = [...slide.querySelectorAll('blockquote, b')].map(({ textContent }) => textContent);
  return `${slide.ariaLabel}: ${words.join(' ')}`;
}

/**
 * The carousel of testimonials. Without a script the slides are a row to scroll through. The script
 * adds buttons and arrow keys, and hides slides out of view from assistive technology.
 */
export function Testimonials({ copy, count, children }: TestimonialsProps) {
  const trackId = useId();
  const track = useRef<HTMLDivElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const { slide, index, hasMoved, go } = useCarousel(track);

  // Reaching an end disables the pressed button. The row gets the focus then, not the other button,
  // where a second press would go back.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!controls.current?.contains(focused) || !focused?.matches(':disabled')) return;
    track.current?.focus({ preventScroll: true });
  });

  useLayoutEffect(() => {
    for (const other of slidesIn(track.current)) other.inert = slide !== null && other !== slide;
  }, [slide]);

  return (
    <div ref={tellReady} className={styles.carousel}>
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
        {children}
      </div>
      <div ref={controls} className={`${styles.controls} needs-script`}>
        <Button
          variant="outline"
          className={styles.turn}
          aria-label={copy.previous}
          aria-controls={trackId}
          disabled={index === 0}
          onClick={() => go(-1)}
        >
          <ArrowLeft size="1.25rem" aria-hidden="true" />
        </Button>
        <p aria-hidden="true" className={styles.position}>
          {`${index + 1} / ${count}`}
        </p>
        <Button
          variant="outline"
          className={styles.turn}
          aria-label={copy.next}
          aria-controls={trackId}
          disabled={index === count - 1}
          onClick={() => go(1)}
        >
          <ArrowRight size="1.25rem" aria-hidden="true" />
        </Button>
      </div>
      <p aria-live="polite" className="visually-hidden">
        {hasMoved && slide ? announce(slide) : ''}
      </p>
    </div>
  );
}
