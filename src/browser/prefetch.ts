import fallback from './prefetch-pointed-at.ts?late';

/**
 * Prefetches a page when the visitor points at its link, in browsers without speculation rules. The
 * others prerender it by speculation-rules.json.
 */
export function startPrefetching(): void {
  if (!HTMLScriptElement.supports('speculationrules')) void import(/* @vite-ignore */ fallback);
}
