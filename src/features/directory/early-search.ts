import { addressDebounceMs } from '../../browser/address-bar.ts';
import { readFilter, type DirectoryFilter } from './directory-filter.ts';
import { focusOnSlash, searchField } from './shortcut.ts';
import { writeFilterAddress } from './filter-address.ts';

/** What the visitor did before the island's code was loaded. */
interface EarlySearch {
  /** Whether the visitor has scrolled, clicked or typed. */
  hasMoved: boolean;
  /** The filter that the visitor typed or chose, if any. */
  typed: DirectoryFilter | undefined;
}

const untilIsland = new AbortController();
let hasMoved = false;
/** The filter in the address at load. */
let initial: DirectoryFilter = { query: '', category: '' };

/**
 * Makes the search work before the island's code is loaded: the key `/` focuses the field, and typed
 * or chosen filters are written to the address, so that they survive a reload.
 */
export function startEarlySearch(): void {
  addEventListener('keydown', focusOnSlash);
  const form = searchField()?.form;
  if (!form) return;
  const { signal } = untilIsland;
  const choices = form.querySelectorAll<HTMLInputElement>('[name=category]');
  const ids = Array.from(choices, ({ value }) => value);
  initial = readFilter(location.search, ids);
  const recordMove = () => {
    hasMoved = true;
  };
  // A finger that scrolls begins with `pointerdown`.
  for (const type of ['wheel', 'pointerdown', 'keydown'] as const)
    addEventListener(type, recordMove);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => signal.aborted || writeFilterAddress('replaceState', readForm(form), true);
  const writeSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(write, addressDebounceMs);
  };
  form.addEventListener('input', writeSoon, { signal });
  // The visitor leaves the field, perhaps to reload the page.
  form.addEventListener('change', write, { signal });
  // The browser may have restored what was typed before a reload.
  if (differs(readForm(form))) write();
}

/** Stops writing to the address, which the island does from now on. */
export function endEarlySearch(form: HTMLFormElement): EarlySearch {
  untilIsland.abort();
  const filter = readForm(form);
  return { hasMoved, typed: differs(filter) ? filter : undefined };
}

/** The filter in the form; for empty fields, the one in the address at load. */
function readForm(form: HTMLFormElement): DirectoryFilter {
  const { q, category } = Object.fromEntries(new FormData(form)) as Partial<Record<string, string>>;
  return { query: q || initial.query, category: category || initial.category };
}

/** Whether a filter is another than the one in the address at load. */
function differs({ query, category }: DirectoryFilter): boolean {
  return query !== initial.query || category !== initial.category;
}
