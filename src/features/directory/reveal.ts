/**
 * Scrolls the start of the results to the search bar, unless it is in the upper half of the screen.
 * @param bar the search bar, which is sticky and covers what is below it.
 */
export function revealResults(beginning: HTMLElement, bar: HTMLElement): void {
  const { top } = beginning.getBoundingClientRect();
  if (top < bottomOf(bar) || top > screenHeight() / 2) jumpTo(beginning);
}

/**
 * Scrolls what the address's hash names to the search bar, unless all of it is in view. If the filter
 * has hidden it, as it hides a category without results, the results are scrolled to instead.
 */
export function revealLinked(id: string, beginning: HTMLElement, bar: HTMLElement): void {
  const linked = document.getElementById(id);
  if (!linked) return;
  if (!linked.checkVisibility()) {
    revealResults(beginning, bar);
    return;
  }
  const { top, bottom } = linked.getBoundingClientRect();
  if (top < bottomOf(bar) || bottom > screenHeight()) jumpTo(linked);
}

/** Never smoothly: everything around the element has just changed. */
function jumpTo(element: HTMLElement): void {
  element.scrollIntoView({ behavior: 'instant' });
}

function bottomOf(bar: HTMLElement): number {
  return bar.getBoundingClientRect().bottom;
}

function screenHeight(): number {
  return visualViewport?.height ?? innerHeight;
}
