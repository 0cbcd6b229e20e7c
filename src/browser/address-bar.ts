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

/**
 * Sets parameters in the address, or removes them if they are empty, without loading anything. Everything else in it
 * stays. `replaceState` also keeps the state.
 */
export function changeParameters(
  values: Readonly<Record<string, string>>,
  method: 'pushState' | 'replaceState',
): void {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(values)) {
    if (value) address.searchParams.set(name, value);
    else address.searchParams.delete(name);
  }
  const state = method === 'pushState' ? null : history.state;
  if (address.href !== location.href) changeHistory(() => history[method](state, '', address));
}
