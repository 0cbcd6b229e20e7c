import {
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type RefObject,
} from 'react';
import { addressDebounceMs } from '../../browser/address-bar.ts';
import { readFilter, type DirectoryFilter } from './directory-filter.ts';
import { createBookingSiteSearch } from './search/booking-site-search.ts';
import { createDirectorySearch } from './search/directory-search.ts';
import { endEarlySearch } from './early-search.ts';
import { writeFilterAddress } from './filter-address.ts';
import { readRenderedList } from './rendered-list.ts';

export interface SearchedCategory {
  id: string;
  name: string;
  alsoCalled: string;
  count: number;
}

interface View extends DirectoryFilter {
  /** Id in the address's hash, if any. The vendor with this id is shown whatever the filter. */
  linked: string;
  /** What to scroll into view once the list shows this view. */
  scrollTarget: 'results' | 'linked' | 'nothing';
}

interface State {
  view: View;
  directory: Directory | null;
}

type Directory = ReturnType<typeof createDirectory>;

const startState: State = {
  view: { query: '', category: '', linked: '', scrollTarget: 'nothing' },
  directory: null,
};

/**
 * Filters the page's list and writes the filter to the address. Choosing a category adds a history
 * entry, typing does not.
 */
export function useDirectory(
  form: RefObject<HTMLFormElement | null>,
  categories: readonly SearchedCategory[],
  bookingSites: readonly string[],
  functionWords: string,
) {
  const [state, setState] = useState<State>(startState);

  // In an effect, because the page's HTML has the whole list.
  useLayoutEffect(() => {
    if (!form.current) return undefined;
    const created = createDirectory(categories, bookingSites, functionWords);
    const { hasMoved, typed } = endEarlySearch(form.current);
    const open = (next: (last: View) => View) =>
      setState((last) => ({ view: next(last.view), directory: created }));
    const onPopState = () => open((last) => historyView(created, last));
    // Input from before the script started takes precedence over the address.
    open(() =>
      typed ? { ...typed, linked: '', scrollTarget: 'results' } : initialView(created, hasMoved),
    );
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [categories, bookingSites, functionWords, form]);

  // The controls update first; laying out the result takes a slow phone several frames.
  const { view: shown, directory } = useDeferredValue(state);
  const { query, category, linked } = shown;
  const hits = useMemo(() => directory?.search(query), [directory, query]);
  const result = useMemo(() => {
    if (!directory || !hits) return undefined;
    const categoryOf = (id: string) => directory.categoryOf.get(id);
    const inCategory = hits.filter(({ id }) => !category || categoryOf(id) === category);
    const counts = new Map<string, number>();
    for (const { id } of hits) {
      const categoryId = categoryOf(id) ?? '';
      counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
    }
    const isBookingSite = directory.asksForBookingSite(query);
    return { inCategory, counts, total: hits.length, isBookingSite };
  }, [directory, hits, query, category]);

  useLayoutEffect(() => {
    if (!directory || !result) return;
    const { inCategory } = result;
    const isFound = inCategory.some(({ id }) => id === linked);
    const isAdded = directory.categoryOf.has(linked) && !isFound;
    const shownHits = isAdded ? [...inCategory, { id: linked, marks: [] }] : inCategory;
    // Lazy cards have estimated heights, so that a linked card would move after the scroll.
    directory.list.show(shownHits, { isLazy: linked === '' });
  }, [directory, result, linked]);

  useEffect(() => {
    if (!state.directory) return undefined;
    const write = () => writeFilterAddress('replaceState', state.view, keepsHash(state));
    const timer = setTimeout(write, addressDebounceMs);
    return () => clearTimeout(timer);
  }, [state]);

  const { view } = state;
  const change = (changed: Partial<DirectoryFilter>) => {
    const next: State = {
      ...state,
      view: { ...view, ...changed, linked: '', scrollTarget: 'results' },
    };
    if (next.view.category !== view.category) {
      writeFilterAddress('replaceState', view, keepsHash(state));
      writeFilterAddress('pushState', next.view, keepsHash(next));
    }
    setState(next);
  };
  /** Writes the filter to the address now instead of after the delay. */
  const settle = () => {
    if (state.directory) writeFilterAddress('replaceState', view, keepsHash(state));
  };
  return { view, shown, result, change, settle };
}

/** The view for the address on load. It scrolls unless the visitor has already started to move. */
function initialView(directory: Directory, hasMoved: boolean): View {
  const filter = readAddress(directory);
  const isFiltered = filter.query !== '' || filter.category !== '';
  if (hasMoved || !isFiltered) return { ...filter, scrollTarget: 'nothing' };
  if (filter.linked) return { ...filter, scrollTarget: 'linked' };
  // Otherwise the browser has restored an earlier scroll position.
  return { ...filter, scrollTarget: scrollY === 0 ? 'results' : 'nothing' };
}

/** The view for the address after going back or forward, or after a link to another card. */
function historyView(directory: Directory, last: View): View {
  const filter = readAddress(directory);
  const isFilterKept = filter.query === last.query && filter.category === last.category;
  // If the list does not change and the hash names nothing in it, the browser scrolls.
  const isScrolledByBrowser = isFilterKept && !directory.ids.has(filter.linked);
  return { ...filter, scrollTarget: isScrolledByBrowser ? 'nothing' : 'linked' };
}

function readAddress({ categoryIds }: Directory): DirectoryFilter & Pick<View, 'linked'> {
  return { ...readFilter(location.search, categoryIds), linked: linkedId() };
}

function linkedId(): string {
  return location.hash.slice(1);
}

/** Whether the hash stays in the address: a search removes one that names a card or category. */
function keepsHash({ view, directory }: State): boolean {
  return view.linked !== '' || !directory?.ids.has(linkedId());
}

function createDirectory(
  categories: readonly SearchedCategory[],
  bookingSites: readonly string[],
  functionWords: string,
) {
  const list = readRenderedList(new Map(categories.map(({ id, alsoCalled }) => [id, alsoCalled])));
  const categoryIds = categories.map(({ id }) => id);
  return {
    list,
    categoryIds,
    ids: new Set([...categoryIds, ...list.categoryOf.keys()]),
    search: createDirectorySearch(list.entries, functionWords),
    asksForBookingSite: createBookingSiteSearch(bookingSites),
    categoryOf: list.categoryOf,
  };
}
