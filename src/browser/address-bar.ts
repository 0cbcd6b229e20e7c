/** Delay after the last change. Safari throws after more than 100 address changes in 30 seconds. */
export const addressDebounceMs = 350;

/**
 * Changes the query of the page's address without loading anything; the hash stays. `replaceState` keeps
 * the history entry's state. If the browser refuses because of too many changes, the address stays as it is.
 */
export function changeQuery(query: string, method: 'pushState' | 'replaceState'): void {
  const { pathname, hash } = location;
  const address = `${pathname}${query}${hash}`;
  try {
    history[method](method === 'pushState' ? null : history.state, '', address);
  } catch {
    // The next change tries again.
  }
}
