import { hasModifier } from '../../shared/keyboard.ts';

/** The rows by which these keys move the choice. */
const steps = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/**
 * Makes the modules work: tabs beside the picture on wide screens, where one is always open, and a disclosure list on
 * narrow ones. A link to a panel opens it. The styles show the panel below the open row.
 */
export function startShowcase(): void {
  const list = document.querySelector<HTMLElement>('#showcase [role=tablist]');
  if (!list) return;
  const rows = [...document.querySelectorAll<HTMLElement>('#showcase button[aria-controls]')];
  const panels = [...document.querySelectorAll<HTMLElement>('#showcase [role=group]')];
  // The same width as in showcase.module.css.
  const wide = matchMedia('(width >= 60rem)');
  let open = 0;

  const show = (index: number) => {
    const areTabs = wide.matches;
    open = areTabs ? Math.max(index, 0) : index;
    list.hidden = !areTabs;
    for (const [at, row] of rows.entries()) {
      const isOpen = at === open;
      row.role = areTabs ? 'tab' : null;
      row.ariaSelected = areTabs ? `${isOpen}` : null;
      row.ariaExpanded = areTabs ? null : `${isOpen}`;
      row.tabIndex = isOpen || !areTabs ? 0 : -1;
    }
    for (const panel of panels) panel.role = areTabs ? 'tabpanel' : 'group';
  };
  /** Opens a row, and keeps it where it is when the panel above it closes. */
  const press = (row: HTMLElement, index: number) => {
    const { top } = row.getBoundingClientRect();
    show(index === open && !wide.matches ? -1 : index);
    scrollBy({ top: row.getBoundingClientRect().top - top, behavior: 'instant' });
  };
  const showLinked = () => {
    const linked = panels.findIndex(({ id }) => location.hash === `#${id}`);
    if (linked < 0 || linked === open) return;
    show(linked);
    panels[linked]?.scrollIntoView();
  };

  for (const [index, row] of rows.entries()) {
    row.addEventListener('click', () => press(row, index));
    row.addEventListener('keydown', (event) => {
      const keys: Record<string, number> = { ...steps, Home: -index, End: -index - 1 };
      const step = keys[event.key];
      if (!step || !wide.matches || hasModifier(event)) return;
      event.preventDefault();
      const next = rows.at((index + step) % rows.length);
      next?.click();
      next?.focus();
    });
  }
  addEventListener('hashchange', showLinked);
  wide.addEventListener('change', () => show(open));
  show(open);
  showLinked();
}
