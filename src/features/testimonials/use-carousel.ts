import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { arrowStep, hasModifier } from '../../shared/keyboard.ts';

const halfRatio = 0.5;

/** Whether the middle of an element is on the screen. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return middle > 0 && middle < innerHeight;
}

/**
 * The position in a row of slides that scrolls. However it was scrolled, an observer says which slide
 * is in view; `go` and the arrow keys only scroll.
 * @returns the index of the slide in view, undefined until the observer has spoken.
 */
export function useCarousel(track: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<number>();
  // Where the row is, or is scrolling to, so that two quick presses move two slides.
  const target = useRef(0);

  useEffect(() => {
    const slides = [...(track.current?.children ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        const inView = entries.find(({ intersectionRatio }) => intersectionRatio >= halfRatio);
        if (!inView) return;
        target.current = slides.indexOf(inView.target);
        setShown(target.current);
      },
      { root: track.current, threshold: halfRatio },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [track]);

  /** Scrolls one slide back or on. @returns the index of that slide, undefined at an end. */
  const go = (step: -1 | 1): number | undefined => {
    const slide = track.current?.children[target.current + step];
    if (!(slide instanceof HTMLElement)) return undefined;
    target.current += step;
    // The stylesheet decides whether this is smooth, because it knows about reduced motion.
    track.current?.scrollTo({ left: slide.offsetLeft });
    return target.current;
  };

  return { shown, go };
}

/** Calls back when an arrow key is pressed while an element is in view and nothing else uses the key. */
export function useArrowKeys(element: RefObject<Element | null>, onStep: (step: -1 | 1) => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = arrowStep(event.key);
    if (step === 0 || event.defaultPrevented || hasModifier(event)) return;
    if ((event.target as Element).closest('input, select, textarea')) return;
    if (!element.current || !isInView(element.current)) return;
    // A focused row would also scroll by itself.
    event.preventDefault();
    onStep(step);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
