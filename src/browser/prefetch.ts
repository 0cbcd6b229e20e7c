/**
 * Fetches a page when the visitor points at its link, in browsers without speculation rules; the
 * others prerender it by the rules in the base layout.
 */
export function startPrefetching(): void {
  if (HTMLScriptElement.supports('speculationrules')) return;
  const fetched = new Set([location.pathname]);
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
    if (!link || fetched.has(link.pathname)) return;
    fetched.add(link.pathname);
    // Not a link of rel=prefetch: Firefox holds those against the policy's default-src, Safari knows none.
    fetch(link.pathname, { priority: 'low' }).catch(() => fetched.delete(link.pathname));
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(sign, prefetch, { passive: true });
}
