import { useEffect } from 'react';
import { addressDebounceMs, changeQuery } from '../../browser/address-bar.ts';
import { writeAddress } from './address.ts';
import type { CalculatorOptions } from './options.ts';
import type { CalculatorState } from './state.ts';

/** Writes the choice to the page's address. The hash and other parameters stay as they are. */
export function useAddress(state: CalculatorState, options: CalculatorOptions): void {
  useEffect(() => {
    if (!state.isStarted) return undefined;
    const write = () => {
      const query = writeAddress(state, options, location.search);
      if (query !== location.search) changeQuery(query, 'replaceState');
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
