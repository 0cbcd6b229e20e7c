/**
 * Changes the history. If the browser refuses, everything stays as it was, and the next change retries: Safari refuses
 * more than 100 changes in 30 seconds.
 */
export function changeHistory(change: () => void): void {
  try {
    change();
  } catch {
    // What the visitor did works all the same.
  }
}

/** Changes the query in the address without loading anything, and keeps the hash. `replaceState` also keeps the state. */
export function changeQuery(query: string, method: 'pushState' | 'replaceState'): void {
  const { pathname, hash } = location;
  const state = method === 'pushState' ? null : history.state;
  changeHistory(() => history[method](state, '', `${pathname}${query}${hash}`));
}
