import { revealHook } from '../shared/hooks.ts';

/**
 * Removes the reveal animation from elements that have finished it. A scroll-driven animation never
 * ends by itself: it keeps its own layer and is recomputed whenever the page above it grows.
 */
export function endFinishedReveals(): void {
  for (const element of document.querySelectorAll(`[${revealHook}]`))
    if (element.getAnimations().some(({ playState }) => playState === 'finished'))
      endReveal(element);
  addEventListener('animationend', ({ target }) => {
    if (target instanceof Element && target.matches(`[${revealHook}]`)) endReveal(target);
  });
}

function endReveal(revealed: Element): void {
  // Nested elements moved along with this one and must not start their own animation now.
  for (const element of [revealed, ...revealed.querySelectorAll(`[${revealHook}]`)])
    element.removeAttribute(revealHook);
}
