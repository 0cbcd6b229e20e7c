/**
 * Closes a menu when a link in it is chosen, and when the keyboard moves on: an open menu would cover what has the focus.
 * Browsers open and close popovers, and announce which are open.
 */
export function startMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover="auto"]')) {
    const close = () => menu.hidePopover();
    menu.addEventListener('click', ({ target }) => (target as Element).closest('a') && close());
    menu.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget && !menu.contains(relatedTarget as Node)) close();
    });
  }
}
