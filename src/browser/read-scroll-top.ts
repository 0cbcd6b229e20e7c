/**
 * Calls back with how far the page is scrolled, in CSS pixels, after the next layout. Reading `scrollY` while
 * the page is parsed would force a layout each time.
 */
export function readScrollTop(callback: (scrollTopPx: number) => void): void {
  new IntersectionObserver(([entry], observer) => {
    observer.disconnect();
    callback(-(entry?.boundingClientRect.top ?? 0));
  }).observe(document.documentElement);
}
