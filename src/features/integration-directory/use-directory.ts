import {
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type RefObject,
} from 'react';
import { readFilter, writeFilter, type DirectoryFilter } from '../../domain/directory-filter.ts';
import { directorySearch } from '../../domain/directory-search.ts';
import { renderedList } from './rendered-list.ts';

/** Browsers refuse an address that changes too often: Safari more than 100 times in 30 seconds. */
const settleMs = 350;

export interface SearchedCategory {
  id: string;
  name: string;
  alsoCalled: string;
  count: number;
}

interface View extends DirectoryFilter {
  /** Id of the card that the address points at: shown whatever the filter. */
  linked: string;
  /** Asked for here, or by the link that led here: the answer is to be in sight. */
  isAsked: boolean;
}

interface State {
  view: View;
  directory: Directory | null;
}

type Directory = ReturnType<typeof openDirectory>;

const startState: State = {
  view: { query: '', category: '', linked: '', isAsked: false },
  directory: null,
};

/**
 * Narrows the page's list to what the visitor asks for and keeps the address such that it says so:
 * a choice of category is a step to go back over, typing is not.
 */
export function useDirectory(
  form: RefObject<HTMLFormElement | null>,
  categories: readonly SearchedCategory[],
) {
  const [state, setState] = useState<State>(startState);
  const { view } = state;

  // Not before the script runs: the page is delivered with the whole list.
  useLayoutEffect(() => {
    if (!form.current) return undefined;
    const opened = openDirectory(categories);
    const arrive = (arrival: View) => setState({ view: arrival, directory: opened });
    const viewOfAddress = () => ({
      ...readFilter(location.search, opened.categoryIds),
      linked: location.hash.slice(1),
      isAsked: false,
    });
    const goBack = () => arrive(viewOfAddress());
    const arrival = viewOfAddress();
    // A link to a search leads to its answer, unless the visitor has moved about or comes back.
    const isLed = scrollY === 0 && !arrival.linked && (arrival.query || arrival.category) !== '';
    arrive(typedView(form.current) ?? { ...arrival, isAsked: isLed });
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, [categories, form]);

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
    return { inCategory, counts, total: hits.length };
  }, [directory, hits, category]);

  useLayoutEffect(() => {
    if (!directory || !result) return;
    const { inCategory } = result;
    const isFound = inCategory.some(({ id }) => id === linked);
    const isKnown = directory.categoryOf.has(linked);
    const isAdded = isKnown && !isFound;
    directory.list.show(isAdded ? [...inCategory, { id: linked, marks: [] }] : inCategory);
    if (isKnown && (query || category)) directory.list.revealEntry(linked);
  }, [directory, result, query, category, linked]);

  useEffect(() => {
    if (!state.directory) return undefined;
    const timer = setTimeout(() => writeAddress('replaceState', state.view), settleMs);
    return () => clearTimeout(timer);
  }, [state]);

  const change = (changed: Partial<DirectoryFilter>) => {
    const next = { ...view, ...changed, linked: '', isAsked: true };
    if (next.category !== view.category) {
      writeAddress('replaceState', view);
      writeAddress('pushState', next);
    }
    setState({ ...state, view: next });
  };
  /** Says now in the address what would be said there in a moment. */
  const settle = () => {
    if (state.directory) writeAddress('replaceState', view);
  };
  return { view, shown, result, change, settle };
}

/** What the visitor typed or chose before the script was there: it goes before the address. */
function typedView(form: HTMLFormElement): View | undefined {
  const typed = new FormData(form);
  const query = `${typed.get('q') ?? ''}`;
  const category = `${typed.get('category') ?? ''}`;
  if (!query && !category) return undefined;
  return { query, category, linked: location.hash.slice(1), isAsked: true };
}

function openDirectory(categories: readonly SearchedCategory[]) {
  const list = renderedList(new Map(categories.map(({ id, alsoCalled }) => [id, alsoCalled])));
  return {
    list,
    categoryIds: categories.map(({ id }) => id),
    search: directorySearch(list.entries),
    categoryOf: list.categoryOf,
  };
}

function writeAddress(how: 'pushState' | 'replaceState', view: View): void {
  const { pathname, search, hash } = location;
  const said = writeFilter(search, view);
  if (said === search) return;
  const fragment = view.linked ? hash : '';
  try {
    history[how](how === 'pushState' ? null : history.state, '', `${pathname}${said}${fragment}`);
  } catch {
    // Refused for changing too often: the next change tries again.
  }
}
