import { afterPaint } from '../../browser/page-events.ts';
import { changeHistory, changeParameters } from '../../browser/address-bar.ts';
import { findElement } from '../../browser/elements.ts';
import { readEntries, showResults, type DirectoryFilter } from './results.ts';

/**
 * Makes the search and the category hide what does not match, in step with the address. The code of the search loads
 * when the visitor first uses the bar, or with `?q=`.
 */
export function startDirectory(): void {
  const directory = document.querySelector<HTMLElement>('[data-directory]');
  if (!directory) return;
  const form = findElement<HTMLFormElement>(directory, 'form');
  const input = findElement<HTMLInputElement>(form, 'input');
  const select = findElement<HTMLSelectElement>(form, 'select');
  const status = findElement(directory, '[role=status]');
  const entries = readEntries(directory);
  let search: Promise<(query: string) => string[]> | undefined;
  /** Whether the chosen category is in the history. Arrow keys pass other categories on the way. */
  let hasEntry = false;

  /** Loads the search. If that fails, the next use tries again. */
  const loadSearch = () => {
    search ??= import('./search.ts').then(({ createSearch }) => createSearch(entries));
    search.catch(() => (search = undefined));
    return search;
  };
  const readForm = (): DirectoryFilter => ({ query: input.value.trim(), category: select.value });
  const readAddress = () => new URLSearchParams(location.search);
  const isFiltered = () => Object.values(readForm()).some(Boolean);

  /** Shows what the form says, and a linked vendor or category in any case. */
  const show = async (linked?: Element | null) => {
    const find = readForm().query && (await loadSearch());
    // The visitor may have typed on in the meantime.
    const filter = readForm();
    const found = find && filter.query ? find(filter.query) : entries.map(({ id }) => id);
    showResults(directory, filter, found, linked);
  };
  const fillForm = () => {
    const address = readAddress();
    input.value = (address.get('q') ?? '').slice(0, input.maxLength);
    select.value = address.get('category') ?? '';
    // No category has this id.
    if (select.selectedIndex < 0) select.selectedIndex = 0;
  };
  const findLinked = () => directory.querySelector(`[id="${CSS.escape(location.hash.slice(1))}"]`);
  /** Writes the form into the address and shows the results below the bar. */
  const update = async () => {
    const { query, category } = readForm();
    const isNewChoice = category !== (readAddress().get('category') ?? '') && !hasEntry;
    changeParameters({ q: query, category }, isNewChoice ? 'pushState' : 'replaceState');
    hasEntry ||= isNewChoice;
    const { href } = location;
    // The typed letter appears first. To arrange the list takes a slow phone a moment.
    await afterPaint();
    await show();
    // The visitor may have followed a link while the search was loading.
    if (location.href === href) status.scrollIntoView({ behavior: 'instant' });
  };
  const onClick = (selector: string, listener: () => void) =>
    findElement(directory, selector).addEventListener('click', listener);
  /** Makes a button below the bar show more. The focus moves to the results, because the button disappears. */
  const onMessageClick = (selector: string, query?: string) =>
    onClick(selector, () => {
      input.value = query ?? input.value;
      select.value = '';
      hasEntry = false;
      void update();
      status.focus({ preventScroll: true });
    });

  form.addEventListener('focusin', () => void loadSearch());
  form.addEventListener('input', () => void update());
  for (const type of ['pointerdown', 'blur'])
    select.addEventListener(type, () => (hasEntry = false));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // Hides a phone's on-screen keyboard.
    if (matchMedia('(pointer: coarse)').matches) input.blur();
  });
  onClick('[data-clear-query]', () => {
    input.value = '';
    input.focus();
    void update();
  });
  onMessageClick('[data-clear-all]', '');
  onMessageClick('[data-search-all]');
  addEventListener('popstate', () => {
    fillForm();
    void show(findLinked());
  });
  // The browser restores the place in the list before a search has shortened it.
  addEventListener('scrollend', () =>
    changeHistory(() => history.replaceState({ top: scrollY }, '')),
  );

  /** Shows the results or the linked vendor, or the place that the browser has restored. */
  const arrive = async () => {
    const top: number | undefined = history.state?.top;
    await show(findLinked());
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit?.type === 'navigate')
      (findLinked() ?? status).scrollIntoView({ behavior: 'instant' });
    else if (top !== undefined) scrollTo({ top, behavior: 'instant' });
  };
  // The visitor may have used the form before this script ran.
  if (isFiltered()) void update();
  else {
    fillForm();
    if (isFiltered()) void arrive();
  }
}
