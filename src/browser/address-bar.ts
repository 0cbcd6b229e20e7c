/**
 * Changes the query in the address without loading anything, and keeps the hash. `replaceState` also keeps the state of
 * the history entry. If the browser refuses because of too many changes, the address stays the same.
 */
export function changeQuery(query: string, method: 'pushState' | 'replaceState'): void {
  const { pathname, hash } = location;
  const address = `${pathname}${query}${hash}`;
  try {
    history[method](method === 'pushState' ? null : history.state, '', address);
  } catch {
    // The next change retries.
  }
}
