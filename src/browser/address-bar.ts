/** Wait this long after the last change: Safari refuses more than 100 addresses in 30 seconds. */
export const addressDebounceMs = 350;

/**
 * Changes the page's address without loading anything. A replaced entry of the history keeps its
 * state. Where the browser refuses, because of too many changes, the next change tries again.
 */
export function changeAddress(url: string, how: 'pushState' | 'replaceState'): void {
  try {
    history[how](how === 'pushState' ? null : history.state, '', url);
  } catch {
    // Refused.
  }
}
