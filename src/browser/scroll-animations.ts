/**
 * Lets what has arrived stand still: an animation along the scroll never ends by itself, and every
 * one keeps a layer of its own and is styled anew whenever something above it grows.
 */
export function endArrivals(): void {
  for (const element of document.querySelectorAll('[data-arrive]'))
    if (element.getAnimations().some(({ playState }) => playState === 'finished')) end(element);
  addEventListener('animationend', ({ target }) => {
    if (target instanceof Element && target.matches('[data-arrive]')) end(target);
  });
}

function end(arrived: Element): void {
  // What came with it must not set out on its own now.
  for (const element of [arrived, ...arrived.querySelectorAll('[data-arrive]')])
    element.removeAttribute('data-arrive');
}
