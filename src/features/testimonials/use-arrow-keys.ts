import { useEffect, useEffectEvent, type RefObject } from 'react';
import { arrowStep, hasModifier } from '../../shared/keyboard.ts';

/** Whether the middle of an element is on the screen. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return middle > 0 && middle < innerHeight;
}

/** Calls back when an arrow key is pressed while an element is in view and nothing else uses the key. */
export function useArrowKeys(element: RefObject<Element | null>, onStep: (step: -1 | 1) => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = arrowStep(event.key);
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
