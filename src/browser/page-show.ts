/**
 * Calls back now, and whenever the page is shown later: after it was prerendered, or from the back/forward
 * cache. Other pages may have stored something meanwhile.
 */
export function onPageShow(listener: () => void): void {
  document.addEventListener('prerenderingchange', listener);
  addEventListener('pageshow', ({ persisted }) => persisted && listener());
  listener();
}
