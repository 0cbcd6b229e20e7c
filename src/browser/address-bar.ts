/** Delay after the last change. Safari throws after more than 100 address changes in 30 seconds. */
export const addressDebounceMs = 350;

/**
 * Changes the page's address without loading anything. `replaceState` keeps the history entry's
 * state. If the browser refuses because of too many changes, the address stays as it is.
 */
export function changeAddress(url: string, method: 'pushState' | 'replaceState'): void {
  try {
    history[method](method === 'pushState' ? null : history.state, '', url);
  } catch {
    // The next change tries again.
  }
}
