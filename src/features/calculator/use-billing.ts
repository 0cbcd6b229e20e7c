import { useSyncExternalStore } from 'react';

const yearly = '[name=billing][value=yearly]';

function subscribe(listener: () => void) {
  // The pricing section restores an earlier choice on `pageshow`.
  for (const type of ['change', 'pageshow'] as const) addEventListener(type, listener);
  return () => {
    for (const type of ['change', 'pageshow'] as const) removeEventListener(type, listener);
  };
}

/** Whether the visitor has selected yearly billing in the pricing section of the same page. */
export function useIsYearlyChosen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.querySelector<HTMLInputElement>(yearly)?.checked ?? false,
    () => false,
  );
}
