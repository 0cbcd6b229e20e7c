import { getArrowStep, hasModifier } from '../../shared/keyboard.ts';

const columnSteps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Makes the modules work: tabs beside the picture on wide screens, where one is always open, and a disclosure list on
 * narrow ones. A link to a panel or into one opens it, and so does the browser's search.
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
    open = wide.matches ? Math.max(index, 0) : index;
    for (const [each, row] of rows.entries()) {
      const isOpen = each === open;
      row.ariaSelected = wide.matches ? `${isOpen}` : null;
      row.ariaExpanded = wide.matches ? null : `${isOpen}`;
      row.tabIndex = isOpen || !wide.matches ? 0 : -1;
      if (isOpen) panels[each]?.removeAttribute('hidden');
      else panels[each]?.setAttribute('hidden', 'until-found');
    }
  };
  const setRoles = () => {
    list.hidden = !wide.matches;
    for (const row of rows) row.role = wide.matches ? 'tab' : null;
    for (const panel of panels) panel.role = wide.matches ? 'tabpanel' : 'group';
    show(open);
  };

  /** Opens a row, and keeps it where it is when the panel above it closes. */
  const press = (index: number) => {
    const row = rows[index];
    const top = row?.getBoundingClientRect().top ?? 0;
    show(index === open && !wide.matches ? -1 : index);
    const moved = (row?.getBoundingClientRect().top ?? 0) - top;
    scrollBy({ top: moved, behavior: 'instant' });
  };
  const findPanel = (part: Node | null) => panels.findIndex((panel) => panel?.contains(part));
  const showLinked = () => {
    const linked = document.getElementById(location.hash.slice(1));
    const index = findPanel(linked);
    if (!linked || index < 0 || index === open) return;
    show(index);
    linked.scrollIntoView();
  };

  for (const [index, row] of rows.entries()) {
    row.addEventListener('click', () => press(index));
    row.addEventListener('keydown', (event) => {
      const step = columnSteps[event.key] ?? getArrowStep(event.key);
      const ends: Record<string, number> = { Home: 0, End: rows.length - 1 };
      const next = ends[event.key] ?? (index + step + rows.length) % rows.length;
      if (!wide.matches || hasModifier(event) || (step === 0 && !(event.key in ends))) return;
      event.preventDefault();
      press(next);
      rows[next]?.focus();
    });
  }
  addEventListener('beforematch', ({ target }) => show(findPanel(target as Node)));
  addEventListener('hashchange', showLinked);
  wide.addEventListener('change', setRoles);
  // The browser may have opened a panel before this code ran.
  open = panels.findLastIndex((panel) => panel?.hidden === false);
  setRoles();
  showLinked();
}
