import { on } from './delegate.ts';

const wide = matchMedia('(width >= 67rem)');

/**
 * Finishes what popovers do by themselves (open, close on Escape and outside click): the buttons
 * tell their state, choosing an item closes the menu, and no menu survives a change of layout. A
 * menu within the phone's menu unfolds in its place there instead of floating over it.
 */
export function startMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) {
    const button = document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`);
    if (!button) continue;
    const tell = (isOpen: boolean) => {
      button.ariaExpanded = `${isOpen}`;
    };
    tell(false);
    menu.addEventListener('toggle', (event) => {
      tell(event.newState === 'open');
      for (const inner of menu.querySelectorAll('[popovertarget]')) inner.ariaExpanded = 'false';
    });
    button.addEventListener('click', (event) => {
      if (wide.matches || !button.closest('[popover]')) return;
      event.preventDefault();
      tell(button.ariaExpanded !== 'true');
    });
    const close = () => menu.hidePopover();
    wide.addEventListener('change', close);
    on('click', `#${menu.id} a`, close);
    // Left by the keyboard, it would lie over what has the focus.
    menu.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget && !menu.contains(relatedTarget as Node)) close();
    });
  }
}
