import { readFilter, type DirectoryFilter } from './directory-filter.ts';
import { focusOnSlash, searchField } from './shortcut.ts';
import { writeFilterNow, writeFilterSoon } from './filter-address.ts';

/** What the visitor did before the island's code was loaded. */
interface EarlySearch {
  /** Whether the visitor has scrolled, clicked or typed. */
  hasMoved: boolean;
  /** The filter that the visitor typed or chose, if any. */
  typed: DirectoryFilter | undefined;
}

const untilIsland = new AbortController();
let hasMoved = false;
let hasTyped = false;
let initialQuery: string | undefined;

/**
 * Makes the search work before the island's code is loaded: the key `/` focuses the field, and typed
 * or chosen filters are written to the address, so that they survive a reload.
 */
export function startEarlySearch(): void {
  addEventListener('keydown', focusOnSlash);
  const form = searchField()?.form;
  if (!form) return;
  const { signal } = untilIsland;
  const recordMove = () => {
    hasMoved = true;
  };
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const)
    addEventListener(type, recordMove, { signal, passive: true });
  const recordTyping = () => {
    hasTyped = true;
    writeFilterSoon(readForm(form), true);
  };
  form.addEventListener('input', recordTyping, { signal });
  // The visitor leaves the field, perhaps to reload the page.
  const settle = () => writeFilterNow('replaceState', readForm(form), true);
  form.addEventListener('change', settle, { signal });
  if (!signal.aborted && differsFromAddress(form)) recordTyping();
}

/** Stops writing to the address, which the island does from now on. */
export function endEarlySearch(form: HTMLFormElement): EarlySearch {
  untilIsland.abort();
  const isTyped = hasTyped || differsFromAddress(form);
  return { hasMoved, typed: isTyped ? readForm(form) : undefined };
}

/** The filter in the form; for empty fields, the one in the address at load. */
function readForm(form: HTMLFormElement): DirectoryFilter {
  const fields = new FormData(form);
  const initial = readInitialAddress(form);
  return {
    query: `${fields.get('q') ?? ''}` || initial.query,
    category: `${fields.get('category') ?? ''}` || initial.category,
  };
}

function readInitialAddress(form: HTMLFormElement): DirectoryFilter {
  const choices = form.querySelectorAll<HTMLInputElement>('[name=category]');
  const ids = Array.from(choices, ({ value }) => value).filter(Boolean);
  initialQuery ??= location.search;
  return readFilter(initialQuery, ids);
}

/** Whether the fields differ from the address, for example after the browser restored them. */
function differsFromAddress(form: HTMLFormElement): boolean {
  const initial = readInitialAddress(form);
  const current = readForm(form);
  return current.query !== initial.query || current.category !== initial.category;
}
