import { delegate } from '../../browser/delegate.ts';
import { scrollToHash } from '../../browser/scroll.ts';
import { hasModifier } from '../../shared/keyboard.ts';

/**
 * Makes links to the calculator with a number of properties (`data-properties`) move its slider, without
 * loading the page again. The links keep their address, for a new tab and for copying.
 */
export function startPropertyLinks(): void {
  delegate('click', 'a[data-properties]', (link: HTMLAnchorElement, event) => {
    if (hasModifier(event)) return;
    const section = document.querySelector<HTMLElement>(link.hash);
    const slider = section?.querySelector<HTMLInputElement>('[name=propertyCount]');
    if (!slider) return;
    event.preventDefault();
    slider.value = link.dataset['properties'] ?? '';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    scrollToHash(link.hash);
  });
}
