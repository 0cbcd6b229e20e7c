import { useEffect } from 'react';
import { readAddress, replaceInAddress, writeAddress } from './calculator-address.ts';
import type { Choice } from '../rules/choice.ts';
import type { CalculatorOptions } from '../rules/options.ts';
import { addressDebounceMs, changeAddress } from '../../../browser/address-bar.ts';

/**
 * Writes a choice to the page's address; does nothing while the choice is `null`. The hash and other
 * parameters stay as they are.
 */
export function useAddress(choice: Choice | null, options: CalculatorOptions): void {
  useEffect(() => {
    if (!choice) return undefined;
    const write = () => {
      const { pathname, search, hash } = location;
      const isUpToDate =
        writeAddress(readAddress(search, options), options) === writeAddress(choice, options);
      if (isUpToDate) return;
      const address = `${pathname}${replaceInAddress(search, choice, options)}${hash}`;
      changeAddress(address, 'replaceState');
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
