import { delegate } from '../../browser/delegate.ts';
import { scrollToHash } from '../../browser/scroll.ts';
import { hasModifier } from '../../shared/keyboard.ts';

/**
 * Makes links to the calculator with a plan (`data-calculate`) select that plan without reloading the page. The links
 * keep their address, so visitors can open them in a new tab or copy them.
 */
export function startPlanLinks(): void {
  delegate('click', 'a[data-calculate]', (link: HTMLAnchorElement, event) => {
    if (hasModifier(event)) return;
    const section = document.querySelector<HTMLElement>(link.hash);
    const menu = section?.querySelector<HTMLSelectElement>('[name=planId]');
    if (!menu) return;
    event.preventDefault();
    menu.value = link.dataset['calculate'] ?? '';
    menu.dispatchEvent(new Event('change', { bubbles: true }));
    scrollToHash(link.hash);
  });
}
