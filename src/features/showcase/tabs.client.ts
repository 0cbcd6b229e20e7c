import { getArrowStep, hasModifier } from '../../shared/keyboard.ts';

const columnSteps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Makes the tabs of the modules work: on click, on arrow keys, Home and End; on a link to a panel or into one; and when
 * the browser finds text in a hidden panel or follows a link to the text.
 */
export function startTabs(): void {
  const list = document.querySelector<HTMLElement>('#showcase [role=tablist]');
  if (!list) return;
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
  const panels = tabs.map((tab) =>
    document.getElementById(tab.getAttribute('aria-controls') ?? ''),
  );
  /** The index of the element that contains a node, or -1. */
  const indexIn = (elements: readonly (HTMLElement | null)[], part: EventTarget | null) =>
    part ? elements.findIndex((element) => element?.contains(part as Node)) : -1;

  const select = (selected: number) => {
    for (const [index, tab] of tabs.entries()) {
      const isSelected = index === selected;
      tab.ariaSelected = `${isSelected}`;
      tab.tabIndex = isSelected ? 0 : -1;
      if (isSelected) panels[index]?.removeAttribute('hidden');
      else panels[index]?.setAttribute('hidden', 'until-found');
    }
  };
  const selectIn = (elements: readonly (HTMLElement | null)[], part: EventTarget | null) => {
    const index = indexIn(elements, part);
    if (index >= 0) select(index);
  };
  const selectLinked = () => {
    const linked = document.getElementById(location.hash.slice(1));
    if (!panels[indexIn(panels, linked)]?.hidden) return;
    selectIn(panels, linked);
    linked?.scrollIntoView();
  };

  // Read from the styles, so the breakpoints are not repeated here.
  const readOrientation = () => {
    const isColumn = getComputedStyle(list).flexDirection === 'column';
    list.ariaOrientation = isColumn ? 'vertical' : 'horizontal';
  };
  new ResizeObserver(readOrientation).observe(list);

  // If a panel above closes, scroll so that the clicked row stays in place.
  const selectInPlace = (index: number) => {
    const tab = tabs[index];
    if (!tab) return;
    const top = tab.getBoundingClientRect().top;
    select(index);
    scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
  };

  list.addEventListener('click', ({ target }) => selectInPlace(indexIn(tabs, target)));
  // In the ARIA pattern, up and down scroll the page if the tabs are in a row. Left and right always change the tab.
  list.addEventListener('keydown', (event) => {
    const { key } = event;
    const step = (list.ariaOrientation === 'vertical' && columnSteps[key]) || getArrowStep(key);
    const count = tabs.length;
    const moved = step && (indexIn(tabs, event.target) + step + count) % count;
    const next = key === 'End' ? count - 1 : moved;
    if (hasModifier(event) || !(step || key === 'Home' || key === 'End')) return;
    event.preventDefault();
    selectInPlace(next);
    tabs[next]?.focus();
  });
  addEventListener('beforematch', ({ target }) => selectIn(panels, target));
  // Browsers without `until-found` don't show a hidden panel for a link either.
  addEventListener('hashchange', selectLinked);
  selectLinked();
  // The browser may have shown a panel before this code ran.
  const shown = panels.findLastIndex((panel) => panel?.hidden === false);
  if (tabs[shown]?.ariaSelected === 'false') select(shown);
}
