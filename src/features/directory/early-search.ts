import { readFilter, type DirectoryFilter } from './directory-filter.ts';
import { findDirectoryPart } from './directory-parts.ts';
import { writeFilterNow, writeFilterSoon } from './filter-address.ts';

/** What happened on the page before the island's code arrived. */
interface EarlySearch {
  /** The visitor has begun to scroll, press or type. */
  hasMoved: boolean;
  /** What to search for, if the visitor has typed or chosen something. */
  typed: DirectoryFilter | undefined;
}

const untilIsland = new AbortController();
let hasMoved = false;
let hasTyped = false;
let arrivalQuery: string | undefined;

/**
 * Starts what the search does before the island's code is fetched: the key `/` leads to the field, and
 * what is typed or chosen is written to the address, so that a reload keeps it.
 */
export function startEarlySearch(): void {
  addEventListener('keydown', focusOnSlash);
  const form = searchField()?.form;
  if (!form) return;
  const { signal } = untilIsland;
  const noticeMove = () => {
    hasMoved = true;
  };
  for (const sign of ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const)
    addEventListener(sign, noticeMove, { signal, passive: true });
  const noticeTyping = () => {
    hasTyped = true;
    writeFilterSoon(filterOf(form), true);
  };
  form.addEventListener('input', noticeTyping, { signal });
  // The visitor leaves the field, perhaps to press the button that reloads the page.
  const settle = () => writeFilterNow('replaceState', filterOf(form), true);
  form.addEventListener('change', settle, { signal });
  if (!signal.aborted && differsFromAddress(form)) noticeTyping();
}

/** Hands the address over to the island. */
export function endEarlySearch(form: HTMLFormElement): EarlySearch {
  untilIsland.abort();
  const isTyped = hasTyped || differsFromAddress(form);
  return { hasMoved, typed: isTyped ? filterOf(form) : undefined };
}

/** What the visitor has typed and chosen; for an empty field, what the address asked for. */
function filterOf(form: HTMLFormElement): DirectoryFilter {
  const fields = new FormData(form);
  const asked = askedOnArrival(form);
  return {
    query: `${fields.get('q') ?? ''}` || asked.query,
    category: `${fields.get('category') ?? ''}` || asked.category,
  };
}

function askedOnArrival(form: HTMLFormElement): DirectoryFilter {
  const choices = form.querySelectorAll<HTMLInputElement>('[name=category]');
  const ids = Array.from(choices, ({ value }) => value).filter(Boolean);
  arrivalQuery ??= location.search;
  return readFilter(arrivalQuery, ids);
}

/** Whether the fields differ from the address, as when browsers restore them on going back. */
function differsFromAddress(form: HTMLFormElement): boolean {
  const asked = askedOnArrival(form);
  const said = filterOf(form);
  return said.query !== asked.query || said.category !== asked.category;
}

function searchField(): HTMLInputElement | null {
  return document.querySelector('main [type=search]');
}

function focusOnSlash(event: KeyboardEvent): void {
  const { key, target, ctrlKey, metaKey, altKey, isComposing } = event;
  if (key !== '/' || ctrlKey || metaKey || altKey || isComposing) return;
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'));
  if (isTyping) return;
  // People who dictate, or press keys by accident, can turn the shortcut off (WCAG 2.1.4).
  const box = findDirectoryPart(document, 'slash-switch') as HTMLInputElement;
  if (!box.checked || !box.checkVisibility()) return;
  event.preventDefault();
  searchField()?.focus();
  searchField()?.select();
}
