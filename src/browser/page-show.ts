/**
 * Calls back now, and whenever the browser shows the page again from its back/forward cache: other pages may have
 * stored something meanwhile.
 */
export function onPageShow(listener: () => void): void {
  addEventListener('pageshow', ({ persisted }) => persisted && listener());
  listener();
}
