import {
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type RefObject,
} from 'react';
import { readFilter, type DirectoryFilter } from './directory-filter.ts';
import { bookingSiteSearch } from './search/booking-site-search.ts';
import { directorySearch } from './search/directory-search.ts';
import { endEarlySearch } from './early-search.ts';
import { writeFilterNow, writeFilterSoon } from './filter-address.ts';
import { renderedList } from './rendered-list.ts';

export interface SearchedCategory {
  id: string;
  name: string;
  alsoCalled: string;
  count: number;
}

interface View extends DirectoryFilter {
  /** Id that the address's hash names, if any. A vendor of this id is shown whatever the filter. */
  linked: string;
  /** What to scroll into view once the list shows this. */
  reveals: 'results' | 'linked' | 'nothing';
}

interface State {
  view: View;
  directory: Directory | null;
}

type Directory = ReturnType<typeof openDirectory>;

const startState: State = {
  view: { query: '', category: '', linked: '', reveals: 'nothing' },
  directory: null,
};

/**
 * Narrows the page's list to what the visitor asks for and keeps the address such that it says so:
 * a choice of category is a step to go back over, typing is not.
 */
export function useDirectory(
  form: RefObject<HTMLFormElement | null>,
  categories: readonly SearchedCategory[],
  bookingSites: readonly string[],
) {
  const [state, setState] = useState<State>(startState);

  // Not before the script runs: the page is delivered with the whole list.
  useLayoutEffect(() => {
    if (!form.current) return undefined;
    const opened = openDirectory(categories, bookingSites);
    const { hasMoved, typed } = endEarlySearch(form.current);
    const open = (next: (last: View) => View) =>
      setState((last) => ({ view: next(last.view), directory: opened }));
    const goBack = () => open((last) => backView(opened, last));
    // What the visitor typed or chose before the script started takes precedence over the address.
    open(() =>
      typed ? { ...typed, linked: '', reveals: 'results' } : arrivalView(opened, hasMoved),
    );
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, [categories, bookingSites, form]);

  // The letter or the choice first, then what it finds: that takes a slow phone some frames to lay out.
  const { view: shown, directory } = useDeferredValue(state);
  const { query, category, linked } = shown;
  const hits = useMemo(() => directory?.search(query), [directory, query]);
  const result = useMemo(() => {
    if (!directory || !hits) return undefined;
    const categoryOf = (id: string) => directory.categoryOf.get(id);
    const inCategory = hits.filter(({ id }) => !category || categoryOf(id) === category);
    const counts = new Map<string, number>();
    for (const { id } of hits) {
      const of = categoryOf(id) ?? '';
      counts.set(of, (counts.get(of) ?? 0) + 1);
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
    // Lazy cards have estimated heights: a card that the address names would move after the scroll.
    directory.list.show(shownHits, { isLazy: linked === '' });
  }, [directory, result, linked]);

  useEffect(() => {
    if (state.directory) writeFilterSoon(state.view, keepsHash(state));
  }, [state]);

  const { view } = state;
  const change = (changed: Partial<DirectoryFilter>) => {
    const next: State = {
      ...state,
      view: { ...view, ...changed, linked: '', reveals: 'results' },
    };
    if (next.view.category !== view.category) {
      writeFilterNow('replaceState', view, keepsHash(state));
      writeFilterNow('pushState', next.view, keepsHash(next));
    }
    setState(next);
  };
  /** Writes now into the address what would be written there in a moment. */
  const settle = () => {
    if (state.directory) writeFilterNow('replaceState', view, keepsHash(state));
  };
  return { view, shown, result, change, settle };
}

/** What the address asks for on arrival. It is scrolled into view unless the visitor has moved on. */
function arrivalView(directory: Directory, hasMoved: boolean): View {
  const asked = askedInAddress(directory);
  const isFiltered = asked.query !== '' || asked.category !== '';
  if (hasMoved || !isFiltered) return { ...asked, reveals: 'nothing' };
  if (asked.linked) return { ...asked, reveals: 'linked' };
  // Otherwise the browser has restored an earlier scroll position.
  return { ...asked, reveals: scrollY === 0 ? 'results' : 'nothing' };
}

/** What the address asks for after a step in the history, or a link to another card. */
function backView(directory: Directory, last: View): View {
  const asked = askedInAddress(directory);
  const isFilterKept = asked.query === last.query && asked.category === last.category;
  // If the list does not change and the hash names nothing in it, the browser does the scrolling.
  const isLeft = isFilterKept && !directory.ids.has(asked.linked);
  return { ...asked, reveals: isLeft ? 'nothing' : 'linked' };
}

function askedInAddress({ categoryIds }: Directory): DirectoryFilter & Pick<View, 'linked'> {
  return { ...readFilter(location.search, categoryIds), linked: linkedId() };
}

function linkedId(): string {
  return location.hash.slice(1);
}

/** A hash that names a card or category is removed by the next search; any other hash stays. */
function keepsHash({ view, directory }: State): boolean {
  return view.linked !== '' || !directory?.ids.has(linkedId());
}

function openDirectory(categories: readonly SearchedCategory[], bookingSites: readonly string[]) {
  const list = renderedList(new Map(categories.map(({ id, alsoCalled }) => [id, alsoCalled])));
  const categoryIds = categories.map(({ id }) => id);
  return {
    list,
    categoryIds,
    ids: new Set([...categoryIds, ...list.categoryOf.keys()]),
    search: directorySearch(list.entries),
    asksForBookingSite: bookingSiteSearch(bookingSites),
    categoryOf: list.categoryOf,
  };
}
