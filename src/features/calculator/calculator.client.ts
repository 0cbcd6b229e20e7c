import { delegate } from '../../browser/elements.ts';
import { scrollToHash } from '../../browser/scroll.ts';
import { hasModifier } from '../../shared/keyboard.ts';

/**
 * Makes links to the calculator with a plan (`data-calculate`) select that plan and its billing without reloading the
 * page. The links keep their address, so visitors can open them in a new tab or copy them.
 */
export function startPlanLinks(): void {
  delegate('click', 'a[data-calculate]', (link: HTMLAnchorElement, event) => {
    if (hasModifier(event)) return;
    const section = document.querySelector<HTMLElement>(link.hash);
    const menu = section?.querySelector<HTMLSelectElement>('[name=plan]');
    if (!menu) return;
    event.preventDefault();
    const query = new URLSearchParams(link.search);
    menu.value = query.get('plan') ?? '';
    // What a browser dispatches when a visitor selects an option.
    for (const type of ['input', 'change']) menu.dispatchEvent(new Event(type, { bubbles: true }));
    const billing = section?.querySelector<HTMLInputElement>('[name=billing]');
    if (query.has('billing') && billing?.checked === false) billing.click();
    scrollToHash(link.hash);
  });
}
