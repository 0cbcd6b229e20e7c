import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { addressDebounceMs, changeQuery } from '../../browser/address-bar.ts';
import { readFilter, writeFilter, type DirectoryFilter } from './directory-filter.ts';

/** The whole list. */
export const noFilter: DirectoryFilter = { query: '', category: '' };

/**
 * The filter, in sync with the page's address. Selecting a category adds a history entry; typing replaces the current
 * entry. The filter starts with what the visitor has typed or selected before hydration, or else with the address.
 */
export function useAddressFilter(
  form: RefObject<HTMLFormElement | null>,
  categories: readonly { id: string }[],
): [DirectoryFilter, (changed: Partial<DirectoryFilter>) => void] {
  const [filter, setFilter] = useState(noFilter);

  // In an effect, because the HTML contains the whole list.
  useLayoutEffect(() => {
    const ids = categories.map(({ id }) => id);
    const readAddress = () => readFilter(location.search, ids);
    // A link within the page is also a step in the history, and does not change the filter.
    const followHistory = () =>
      setFilter((last) =>
        writeFilter(location.search, last) === location.search ? last : readAddress(),
      );
    const fields = new FormData(form.current ?? undefined);
    const inAddress = readAddress();
    const query = String(fields.get('q') || inAddress.query);
    const chosen = fields.get('category') || fields.get('categoryMenu');
    const category = String(chosen || inAddress.category);
    // oxlint-disable-next-line react/set-state-in-effect -- form and address are read once, here
    if (query || category) setFilter({ query, category });
    addEventListener('popstate', followHistory);
    return () => removeEventListener('popstate', followHistory);
  }, [form, categories]);

  useEffect(() => {
    if (filter === noFilter) return undefined;
    const timer = setTimeout(() => writeAddress(filter, 'replaceState'), addressDebounceMs);
    return () => clearTimeout(timer);
  }, [filter]);

  const change = (changed: Partial<DirectoryFilter>) => {
    const next = { ...filter, ...changed };
    if (next.category !== filter.category) {
      writeAddress(filter, 'replaceState');
      writeAddress(next, 'pushState');
    }
    setFilter(next);
  };
  return [filter, change];
}

function writeAddress(filter: DirectoryFilter, method: 'pushState' | 'replaceState'): void {
  const { search } = location;
  const changed = writeFilter(search, filter);
  if (changed !== search) changeQuery(changed, method);
}
