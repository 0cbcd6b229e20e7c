import { useEffect } from 'react';
import { readAddress, replaceInAddress, writeAddress } from './rules/address.ts';
import type { Choice } from './rules/choice.ts';
import type { CalculatorOptions } from './rules/options.ts';
import { addressDebounceMs, changeAddress } from '../../browser/address-bar.ts';

/**
 * Keeps the page's address such that it reproduces a choice, `null` while there is none yet. The
 * fragment, and what others put into the query, stay as they are.
 */
export function useAddress(choice: Choice | null, options: CalculatorOptions): void {
  useEffect(() => {
    if (!choice) return undefined;
    const write = () => {
      const { pathname, search, hash } = location;
      const isSaid =
        writeAddress(readAddress(search, options), options) === writeAddress(choice, options);
      if (isSaid) return;
      const address = `${pathname}${replaceInAddress(search, choice, options)}${hash}`;
      changeAddress(address, 'replaceState');
    };
    const timer = setTimeout(write, addressDebounceMs);
    // Leaving before that, and coming upon an older entry of the page's own history.
    addEventListener('pagehide', write);
    addEventListener('popstate', write);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', write);
      removeEventListener('popstate', write);
    };
  }, [choice, options]);
}
