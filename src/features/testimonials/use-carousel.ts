import { useEffect, useEffectEvent, useReducer, useRef, type RefObject } from 'react';
import { isHalfInView, readStep, usesArrowKeys } from './arrow-keys.ts';

const halfRatio = 0.5;

interface Position {
  /** The slide in view; `null` until the observer has reported it. */
  slide: HTMLElement | null;
  /** Its place among the slides; the first until the observer has reported it. */
  index: number;
  /** Whether another slide was in view before. */
  hasMoved: boolean;
}

function moveTo(position: Position, to: Pick<Position, 'index' | 'slide'>): Position {
  if (position.slide === to.slide) return position;
  return { ...to, hasMoved: position.slide !== null };
}

/** The slides of a carousel. */
export function slidesIn(track: HTMLElement | null): HTMLElement[] {
  return [...(track?.querySelectorAll<HTMLElement>('[aria-roledescription]') ?? [])];
}

/** Whether a section is hovered, focused or at least half in view. */
function hasAttention(section: Element): boolean {
  return (
    section.matches(':hover, :focus-within') ||
    isHalfInView(section.getBoundingClientRect(), innerHeight)
  );
}

/**
 * The position of a carousel. Its scroll position is the only state: an observer reports which slide
 * is in view, whatever scrolled it there. `go` and the arrow keys only scroll.
 */
export function useCarousel(track: RefObject<HTMLElement | null>) {
  const [position, show] = useReducer(moveTo, { slide: null, index: 0, hasMoved: false });
  // The target of a scroll that is still running, so that two quick presses move two slides.
  const target = useRef<HTMLElement>(null);

  useEffect(() => {
    const box = track.current;
    if (!box) return undefined;
    const slides = slidesIn(box);
    const observer = new IntersectionObserver(
      (entries) => {
        const inView = entries.find(({ intersectionRatio }) => intersectionRatio >= halfRatio);
        const index = slides.findIndex((slide) => slide === inView?.target);
        const slide = slides[index];
        if (!slide) return;
        if (slide === target.current) target.current = null;
        show({ slide, index });
      },
      { root: box, threshold: halfRatio },
    );
    const clearTarget = () => {
      target.current = null;
    };
    for (const slide of slides) observer.observe(slide);
    box.addEventListener('scrollend', clearTarget);
    return () => {
      observer.disconnect();
      box.removeEventListener('scrollend', clearTarget);
    };
  }, [track]);

  const go = (step: -1 | 1): boolean => {
    const slides = slidesIn(track.current);
    const from = target.current ? slides.indexOf(target.current) : position.index;
    const slide = slides[from + step];
    if (!slide) return false;
    target.current = slide;
    // The stylesheet decides whether this is smooth, because it knows about reduced motion.
    track.current?.scrollTo({ left: slide.offsetLeft });
    return true;
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const section = track.current?.closest('section');
    const step = readStep(event);
    if (step === 0 || !section || !(event.target instanceof Element)) return;
    if (usesArrowKeys(event.target) || !hasAttention(section)) return;
    // A focused row would also scroll by itself.
    if (go(step)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return { ...position, go };
}
