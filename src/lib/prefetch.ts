/**
 * Fetches a page when the visitor points at its link, in browsers without speculation rules; the
 * others prerender it by the rules in the base layout.
 */
export function startPrefetching(): void {
  if (HTMLScriptElement.supports('speculationrules')) return;
  const fetched = new Set([location.pathname]);
  const fetchLinked = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
    if (!link || fetched.has(link.pathname)) return;
    fetched.add(link.pathname);
    const prefetch = document.createElement('link');
    prefetch.rel = 'prefetch';
    prefetch.href = link.pathname;
    document.head.append(prefetch);
  };
  for (const event of ['pointerover', 'focusin', 'touchstart']) {
    addEventListener(event, fetchLinked, { passive: true });
  }
}
