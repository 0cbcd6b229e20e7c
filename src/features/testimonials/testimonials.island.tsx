import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react';
import { getArrowStep, hasModifier } from '../../shared/keyboard.ts';
import { fillTemplate } from '../../shared/template.ts';
import type { CarouselCopy } from '../../content/copy.ts';
import type { Testimonial } from '../../content/schemas/landing.ts';
import { Button } from '../../ui/button.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Slide } from './slide.tsx';
import layout from '../../ui/layout.module.css';
import styles from './testimonials.module.css';

interface TestimonialsProps {
  copy: CarouselCopy;
  testimonials: readonly Testimonial[];
}

/**
 * A carousel that shows one testimonial at a time. Visitors select one by its figure, or step through them with buttons
 * or arrow keys. Without a script, all of them are shown.
 */
export function Testimonials({ copy, testimonials }: TestimonialsProps) {
  const slidesId = useId();
  const slides = useRef<HTMLDivElement>(null);
  const previous = useRef<HTMLButtonElement>(null);
  const following = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(0);
  const [announced, setAnnounced] = useState('');
  const last = testimonials.length - 1;

  const nameOf = (at: number) =>
    fillTemplate(copy.position, { position: String(at + 1), count: String(last + 1) });
  const show = (at: number) => {
    const next = testimonials[at];
    if (!next) return;
    setShown(at);
    setAnnounced(`${nameOf(at)}: ${next.content} ${next.author.name}`);
    // At an end, a button is disabled. If it has the focus, move the focus to the slides, not to the other button, on
    // which a second press would go back.
    const disabled = [at === 0 && previous.current, at === last && following.current];
    if (disabled.some((button) => button && button === document.activeElement))
      slides.current?.focus({ preventScroll: true });
  };
  const turn = (step: -1 | 1) => show(shown + step);
  useArrowKeys(slides, turn);

  return (
    <>
      <div
        ref={slides}
        id={slidesId}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag means a carousel
        role="group"
        aria-roledescription={copy.role}
        aria-label={copy.name}
        tabIndex={-1}
        className={`${layout.stack} ${layout.xl}`}
      >
        {testimonials.map((testimonial, at) => (
          <Slide
            key={testimonial.id}
            copy={copy}
            testimonial={testimonial}
            name={nameOf(at)}
            isShown={at === shown}
          />
        ))}
      </div>
      <Stack gap="lg" className={`${styles.controls} needs-script`}>
        <ul role="list" className={styles.choices}>
          {testimonials.map(({ id, figure, author }, at) => (
            <li key={id}>
              <button
                type="button"
                aria-current={at === shown}
                aria-controls={slidesId}
                onClick={() => show(at)}
              >
                <b>{figure.value}</b> {figure.short}
                <span>{author.name}</span>
              </button>
            </li>
          ))}
        </ul>
        <Cluster gap="sm" className={styles.arrows}>
          <Button
            ref={previous}
            variant="outline"
            aria-label={copy.previous}
            aria-controls={slidesId}
            disabled={shown === 0}
            onClick={() => turn(-1)}
          >
            <ArrowLeft size="1.25rem" />
          </Button>
          <Button
            ref={following}
            aria-label={copy.next}
            aria-controls={slidesId}
            disabled={shown === last}
            onClick={() => turn(1)}
          >
            <ArrowRight size="1.25rem" />
          </Button>
        </Cluster>
      </Stack>
      <p aria-live="polite" className="visually-hidden">
        {announced}
      </p>
    </>
  );
}

/** Whether the middle of an element is in the viewport. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return middle > 0 && middle < innerHeight;
}

/** Calls back on an arrow key while an element is in view, unless something else uses the key. */
function useArrowKeys(element: RefObject<Element | null>, onStep: (step: -1 | 1) => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = getArrowStep(event.key);
    if (step === 0 || event.defaultPrevented || hasModifier(event)) return;
    if ((event.target as Element).closest('input, select, textarea')) return;
    if (!element.current || !isInView(element.current)) return;
    onStep(step);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
