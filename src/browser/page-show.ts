/**
 * Calls back now, and whenever the browser restores the page from its back/forward cache, because other pages may have
 * changed what is stored.
 */
export function onPageShow(listener: () => void): void {
  addEventListener('pageshow', ({ persisted }) => persisted && listener());
  listener();
}
