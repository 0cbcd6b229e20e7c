import { hasModifier } from '../../shared/keyboard.ts';

/**
 * Makes links to the calculator with a number of properties (`data-properties`) move its slider, without
 * loading the page again.
 */
export function startPropertyLinks(): void {
  // Before the page's script for section links, which then finds a link within the page and scrolls.
  const capture = true;
  const moveSlider = (event: MouseEvent) => {
    const link =
      event.target instanceof Element &&
      event.target.closest<HTMLAnchorElement>('a[data-properties]');
    if (!link || hasModifier(event)) return;
    const section = document.querySelector<HTMLElement>(link.hash);
    const slider = section?.querySelector<HTMLInputElement>('[name=propertyCount]');
    if (!section || !slider) return;
    link.search = location.search;
    // Until the island runs, the answer is that of other figures.
    section.dataset['shared'] = '';
    slider.value = link.dataset['properties'] ?? '';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  };
  document.addEventListener('click', moveSlider, { capture });
}
