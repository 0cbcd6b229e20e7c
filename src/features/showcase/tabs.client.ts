import { arrowStep, hasModifier } from '../../shared/keyboard.ts';

/** Scrolls a row of tabs to center a tab; `scrollIntoView` would scroll the page as well. */
function centerTab(list: HTMLElement, tab: HTMLElement): void {
  if (list.scrollWidth <= list.clientWidth) return;
  const { left, width } = tab.getBoundingClientRect();
  list.scrollLeft += left + width / 2 - list.getBoundingClientRect().left - list.clientWidth / 2;
}

/**
 * The index of the tab that a key selects, or undefined for other keys. By the ARIA pattern, up and
 * down scroll the page if the tabs are in a row; left and right always move.
 */
function nextIndex(key: string, from: number, count: number, isColumn: boolean) {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const columnSteps: Record<string, number> = isColumn ? { ArrowUp: -1, ArrowDown: 1 } : {};
  const step = columnSteps[key] ?? arrowStep(key);
  return step === 0 ? undefined : (from + step + count) % count;
}

/**
 * Makes a list of tabs work: by click, arrow keys, Home and End; by a link to a panel or into one; and
 * when the browser finds text in a hidden panel, or arrives at it by a link to the text.
 */
export function startTabs(list: HTMLElement): void {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
  const panelOf = (tab: HTMLElement) =>
    document.getElementById(tab.getAttribute('aria-controls') ?? '');
  const tabOf = (part: EventTarget | null) =>
    tabs.find((tab) => part instanceof Node && panelOf(tab)?.contains(part));

  const select = (selected: HTMLElement) => {
    for (const tab of tabs) {
      tab.ariaSelected = `${tab === selected}`;
      tab.tabIndex = tab === selected ? 0 : -1;
      if (tab === selected) panelOf(tab)?.removeAttribute('hidden');
      else panelOf(tab)?.setAttribute('hidden', 'until-found');
    }
    centerTab(list, selected);
  };
  const selectLinked = () => {
    const linked = document.getElementById(location.hash.slice(1));
    const tab = tabOf(linked);
    if (!tab || !panelOf(tab)?.hidden) return;
    select(tab);
    linked?.scrollIntoView();
  };

  list.addEventListener('click', ({ target }) => {
    const tab = tabs.find((each) => target instanceof Node && each.contains(target));
    if (tab) select(tab);
  });
  list.addEventListener('keydown', (event) => {
    const from = tabs.findIndex((tab) => tab === event.target);
    if (hasModifier(event)) return;
    const isColumn = list.ariaOrientation === 'vertical';
    const next = tabs[nextIndex(event.key, from, tabs.length, isColumn) ?? -1];
    if (!next) return;
    event.preventDefault();
    select(next);
    next.focus();
  });
  // Read from the styles, so that no breakpoint is repeated here.
  new ResizeObserver(() => {
    const isColumn = getComputedStyle(list).flexDirection === 'column';
    list.ariaOrientation = isColumn ? 'vertical' : 'horizontal';
  }).observe(list);

  addEventListener('beforematch', ({ target }) => {
    const tab = tabOf(target);
    if (tab) select(tab);
  });
  // Browsers that do not search hidden panels do not show them for a link either.
  addEventListener('hashchange', selectLinked);
  selectLinked();
  // The browser may have shown one before this ran.
  const shown = tabs.findLast((tab) => panelOf(tab)?.hidden === false);
  if (shown?.ariaSelected === 'false') select(shown);
}
