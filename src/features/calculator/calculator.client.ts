import { delegate } from '../../browser/delegate.ts';
import { hasModifier } from '../../shared/keyboard.ts';

/**
 * Makes links to the calculator with a number of properties (`data-properties`) move its slider, without
 * loading the page again.
 */
export function startPropertyLinks(): void {
  delegate('click', 'a[data-properties]', (link: HTMLAnchorElement, event) => {
    if (hasModifier(event)) return;
    const section = document.querySelector<HTMLElement>(link.hash);
    const slider = section?.querySelector<HTMLInputElement>('[name=propertyCount]');
    if (!section || !slider) return;
    link.search = location.search;
    slider.value = link.dataset['properties'] ?? '';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
