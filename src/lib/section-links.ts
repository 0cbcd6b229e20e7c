import { on } from './on.ts';
import { isForAnotherTab } from './scroll.ts';

/**
 * Keeps section links of the landing page within it when its address has a query: to the browser,
 * `/#pricing` would be another page then.
 */
export function startSectionLinks(): void {
  on('click', 'a[href^="/#"]', (link: HTMLAnchorElement, event) => {
    if (!location.search || location.pathname !== '/' || isForAnotherTab(event)) return;
    event.preventDefault();
    location.hash = link.hash;
  });
}
