/**
 * Closes a menu when a link in it is clicked, and when the focus leaves it, because an open menu could cover the
 * focused element. Everything else about popovers is native.
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
