import { useEffect } from 'react';
import { addressDebounceMs, changeQuery } from '../../browser/address-bar.ts';
import { readAddress, writeAddress } from './address.ts';
import type { StateProps } from './state.ts';

/** Writes the choice to the page's address. The hash and other parameters stay the same. */
export function useWrittenAddress({ state, options }: Pick<StateProps, 'options' | 'state'>): void {
  useEffect(() => {
    if (!state.isStarted) return undefined;
    const write = () => {
      const { search } = location;
      // Keep an address that means the same but is written differently.
      if (writeAddress(readAddress(search, options), options) === writeAddress(state, options))
        return;
      changeQuery(writeAddress(state, options, search), 'replaceState');
    };
    const timer = setTimeout(write, addressDebounceMs);
    // Write without the debounce when the visitor leaves, and after a step in the history of this page.
    addEventListener('pagehide', write);
    addEventListener('popstate', write);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', write);
      removeEventListener('popstate', write);
    };
  }, [state, options]);
}
