/**
 * Scrolls the start of the results to the search bar, unless it is in the upper half of the screen.
 * @param bar the search bar, which is sticky and covers what is below it.
 */
export function scrollToResults(start: HTMLElement, bar: HTMLElement): void {
  const { top } = start.getBoundingClientRect();
  if (top < bottomOf(bar) || top > screenHeight() / 2) jumpTo(start);
}

/**
 * Scrolls the element that the address's hash names to the search bar, unless it is fully in view. If
 * the filter has hidden it, like a category without results, scrolls to the results instead.
 */
export function scrollToLinked(id: string, start: HTMLElement, bar: HTMLElement): void {
  const linked = document.getElementById(id);
  if (!linked) return;
  if (!linked.checkVisibility()) {
    scrollToResults(start, bar);
    return;
  }
  const { top, bottom } = linked.getBoundingClientRect();
  if (top < bottomOf(bar) || bottom > screenHeight()) jumpTo(linked);
}

/** Scrolls without animation, because everything around the element has just changed. */
function jumpTo(element: HTMLElement): void {
  element.scrollIntoView({ behavior: 'instant' });
}

function bottomOf(bar: HTMLElement): number {
  return bar.getBoundingClientRect().bottom;
}

function screenHeight(): number {
  return visualViewport?.height ?? innerHeight;
}
