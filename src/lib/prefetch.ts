import { on } from './on.ts';

/**
 * Fetches a page when the visitor points at its link, in browsers without speculation rules; the
 * others prerender it by the rules in the base layout.
 */
export function startPrefetching(): void {
  if (HTMLScriptElement.supports('speculationrules')) return;
  const fetched = new Set([location.pathname]);
  const fetchLinked = (link: HTMLAnchorElement) => {
    if (fetched.has(link.pathname)) return;
    fetched.add(link.pathname);
    const prefetch = document.createElement('link');
    prefetch.rel = 'prefetch';
    prefetch.href = link.pathname;
    document.head.append(prefetch);
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart'] as const) {
    on(sign, 'a[href^="/"]', fetchLinked);
  }
}
