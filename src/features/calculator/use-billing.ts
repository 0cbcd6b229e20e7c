import { useSyncExternalStore } from 'react';

const yearly = '[name=billing][value=yearly]';

function subscribe(listener: () => void) {
  // The page restores an earlier choice when it is shown.
  for (const type of ['change', 'pageshow'] as const) addEventListener(type, listener);
  return () => {
    for (const type of ['change', 'pageshow'] as const) removeEventListener(type, listener);
  };
}

/** Whether the visitor chose yearly billing beside the prices, on the same page. */
export function useIsYearlyChosen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.querySelector<HTMLInputElement>(yearly)?.checked ?? false,
    () => false,
  );
}
