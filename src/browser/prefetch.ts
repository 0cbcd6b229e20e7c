import { delegate } from './delegate.ts';

const fetched = new Set([location.pathname]);

function prefetch({ pathname }: HTMLAnchorElement): void {
  if (fetched.has(pathname)) return;
  fetched.add(pathname);
  // Not <link rel=prefetch>: Firefox checks it against the policy's default-src, Safari ignores it.
  fetch(pathname, { priority: 'low' }).catch(() => fetched.delete(pathname));
}

/**
 * Prefetches a page when the visitor points at its link, in browsers without speculation rules. The
 * others prerender it by speculation-rules.json.
 */
export function startPrefetching(): void {
  if (HTMLScriptElement.supports('speculationrules')) return;
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
    delegate(type, 'a[href^="/"]', prefetch);
}
