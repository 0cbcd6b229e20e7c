import { useEffect } from 'react';
import { addressDebounceMs, changeQuery } from '../../browser/address-bar.ts';
import { readAddress, writeAddress } from './address.ts';
import type { StateProps } from './state.ts';

/** Writes the choice to the page's address. The hash and other parameters stay as they are. */
export function useWrittenAddress({ state, options }: Pick<StateProps, 'options' | 'state'>): void {
  useEffect(() => {
    if (!state.isStarted) return undefined;
    const write = () => {
      const { search } = location;
      // An address that says the same in other words stays.
      if (writeAddress(readAddress(search, options), options) === writeAddress(state, options))
        return;
      changeQuery(writeAddress(state, options, search), 'replaceState');
    };
    const timer = setTimeout(write, addressDebounceMs);
    // Writes early when the visitor leaves, and again after a step in the page's own history.
    addEventListener('pagehide', write);
    addEventListener('popstate', write);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', write);
      removeEventListener('popstate', write);
    };
  }, [state, options]);
}
