import { useEffect, useEffectEvent, useReducer, useRef, type RefObject } from 'react';
import { isHalfInView, stepOf, usesArrowKeys } from './arrow-keys.ts';

const halfRatio = 0.5;

interface Position {
  /** The slide in view; `null` until the browser has said. */
  index: number | null;
  /** Whether it is another than the one first in view. */
  hasMoved: boolean;
}

function arriveAt(position: Position, index: number): Position {
  if (position.index === index) return position;
  return { index, hasMoved: position.index !== null };
}

/** Whether a section has the reader's attention: focus, pointer, or half of it in view. */
function hasAttention(section: Element): boolean {
  return (
    section.matches(':hover, :focus-within') ||
    isHalfInView(section.getBoundingClientRect(), innerHeight)
  );
}

/**
 * A row of slides that scrolls sideways. Where it is scrolled to is the only state: the browser
 * tells which slide is in view, whoever moved it there, and `go` and the arrow keys only scroll.
 */
export function useCarousel(track: RefObject<HTMLElement | null>) {
  const [position, arrive] = useReducer(arriveAt, { index: null, hasMoved: false });
  // Where a scroll under way leads, so that two quick presses go two slides on.
  const aim = useRef<number>(null);

  useEffect(() => {
    const box = track.current;
    if (!box) return undefined;
    const slides = [...box.children];
    const observer = new IntersectionObserver(
      (entries) => {
        const inView = entries.find(({ intersectionRatio }) => intersectionRatio >= halfRatio);
        if (!inView) return;
        const index = slides.indexOf(inView.target);
        if (index === aim.current) aim.current = null;
        arrive(index);
      },
      { root: box, threshold: halfRatio },
    );
    const forgetAim = () => {
      aim.current = null;
    };
    for (const slide of slides) observer.observe(slide);
    box.addEventListener('scrollend', forgetAim);
    return () => {
      observer.disconnect();
      box.removeEventListener('scrollend', forgetAim);
    };
  }, [track]);

  const go = (step: -1 | 1): boolean => {
    const box = track.current;
    const next = (aim.current ?? position.index ?? 0) + step;
    const slide = box?.children[next];
    if (!(slide instanceof HTMLElement)) return false;
    aim.current = next;
    // Whether this is smooth is for the stylesheet to say, which knows about reduced motion.
    box?.scrollTo({ left: slide.offsetLeft });
    return true;
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const section = track.current?.closest('section');
    const step = stepOf(event);
    if (step === 0 || !section || !(event.target instanceof Element)) return;
    if (usesArrowKeys(event.target) || !hasAttention(section)) return;
    // A focused row would scroll by itself, too.
    if (go(step)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return { ...position, go };
}
