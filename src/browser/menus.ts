import { delegate } from './delegate.ts';

const hasWideHeader = matchMedia('(width >= 74rem)');

/**
 * Adds what popovers lack: the buttons announce whether their menu is open, choosing a link closes
 * the menu, and so does a change of layout. On a phone, a menu inside the site menu unfolds in place.
 */
export function startMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) {
    const button = document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`);
    if (!button) continue;
    const setExpanded = (isOpen: boolean) => {
      button.ariaExpanded = `${isOpen}`;
    };
    setExpanded(false);
    menu.addEventListener('toggle', (event) => {
      setExpanded(event.newState === 'open');
      for (const inner of menu.querySelectorAll('[popovertarget]')) inner.ariaExpanded = 'false';
    });
    button.addEventListener('click', (event) => {
      if (hasWideHeader.matches || !button.closest('[popover]')) return;
      event.preventDefault();
      setExpanded(button.ariaExpanded !== 'true');
    });
    const close = () => menu.hidePopover();
    hasWideHeader.addEventListener('change', close);
    delegate('click', `#${menu.id} a`, close);
    // An open menu would cover the element that the keyboard has moved on to.
    menu.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget && !menu.contains(relatedTarget as Node)) close();
    });
  }
}
