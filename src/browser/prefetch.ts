/**
 * Prefetches a page when the visitor points at its link, in browsers without speculation rules. The
 * others prerender it by speculation-rules.json.
 */
export function startPrefetching(): void {
  if (HTMLScriptElement.supports('speculationrules')) return;
  const fetched = new Set([location.pathname]);
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
    if (!link || fetched.has(link.pathname)) return;
    fetched.add(link.pathname);
    // Not <link rel=prefetch>: Firefox checks it against the policy's default-src, Safari ignores it.
    fetch(link.pathname, { priority: 'low' }).catch(() => fetched.delete(link.pathname));
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(type, prefetch, { passive: true });
}
