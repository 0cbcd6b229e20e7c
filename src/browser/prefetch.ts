import fallback from './prefetch-pointed-at.ts?late';

/**
 * Fetches a page when the visitor points at its link, in browsers without speculation rules; the
 * others prerender it by the rules in the base layout, and so have no need of the code.
 */
export function startPrefetching(): void {
  if (!HTMLScriptElement.supports('speculationrules')) void import(/* @vite-ignore */ fallback);
}
