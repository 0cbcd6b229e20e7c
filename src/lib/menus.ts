/**
 * Finishes what popovers do by themselves (open, close on Escape and outside click): the buttons
 * tell their state, choosing an item closes the menu, and no menu survives a change of layout.
 */
export function startMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('header [popover]')) {
    const button = document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`);
    button?.setAttribute('aria-expanded', 'false');
    let hadFocus = false;
    menu.addEventListener('beforetoggle', (event) => {
      if (event.target === menu) hadFocus = menu.contains(document.activeElement);
    });
    menu.addEventListener('toggle', (event) => {
      if (event.target !== menu) return;
      button?.setAttribute('aria-expanded', String(event.newState === 'open'));
      // A menu within a menu leaves the focus nowhere when Escape closes it.
      const isLost = hadFocus && document.activeElement === document.body;
      if (event.newState === 'closed' && isLost) button?.focus();
    });
    menu.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a')) menu.hidePopover();
    });
    const close = () => menu.hidePopover();
    matchMedia('(width >= 67rem)').addEventListener('change', close);
    addEventListener('pagehide', close);
  }
}
