import { useEffect } from 'react';
import { count } from '../../browser/count.ts';

/** How long a search stays as it is before it counts: visitors see its result while they type. */
const delayMs = 1_000;

const counted = new Set<string>();

/** Counts a search that found nothing, once per page view; none with `''`. */
export function useCountedMiss(query: string): void {
  useEffect(() => {
    if (query === '' || counted.has(query)) return undefined;
    const timer = setTimeout(() => {
      counted.add(query);
      count('Search without result', { query });
    }, delayMs);
    return () => clearTimeout(timer);
  }, [query]);
}
