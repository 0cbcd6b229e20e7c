import { useEffect } from 'react';
import { addressDebounceMs, changeQuery } from '../../browser/address-bar.ts';
import { readAddress, replaceInAddress, writeAddress } from './address.ts';
import type { Choice } from './evaluate.ts';
import type { CalculatorOptions } from './options.ts';

/** Writes a choice to the page's address; `null` writes nothing. The hash and other parameters stay as they are. */
export function useAddress(choice: Choice | null, options: CalculatorOptions): void {
  useEffect(() => {
    if (!choice) return undefined;
    const write = () => {
      const { search } = location;
      const current = writeAddress(readAddress(search, options), options);
      if (current === writeAddress(choice, options)) return;
      changeQuery(replaceInAddress(search, choice, options), 'replaceState');
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
  }, [choice, options]);
}
