import { useEffect } from 'react';
import { addressDebounceMs, changeQuery } from '../../browser/address-bar.ts';
import { propertyCountEvent } from '../../shared/calculator-parameters.ts';
import { readAddress, writeAddress } from './address.ts';
import { slide, type StateProps } from './state.ts';

/**
 * Writes the choice to the page's address. The hash and other parameters stay as they are. A link in the
 * page may change the number of properties.
 */
export function useAddress({ state, options, change }: StateProps): void {
  useEffect(() => {
    if (!state.isStarted) return undefined;
    const write = () => {
      const { search } = location;
      // An address that says the same in other words stays.
      if (writeAddress(readAddress(search, options), options) === writeAddress(state, options))
        return;
      changeQuery(writeAddress(state, options, search), 'replaceState');
    };
    const countProperties = (event: Event) => {
      if (event instanceof CustomEvent) change(slide(state, 'propertyCount', Number(event.detail)));
    };
    const timer = setTimeout(write, addressDebounceMs);
    // Writes early when the visitor leaves, and again after a step in the page's own history.
    addEventListener('pagehide', write);
    addEventListener('popstate', write);
    addEventListener(propertyCountEvent, countProperties);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', write);
      removeEventListener('popstate', write);
      removeEventListener(propertyCountEvent, countProperties);
    };
  }, [state, options, change]);
}
