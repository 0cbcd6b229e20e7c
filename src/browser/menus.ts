/**
 * Closes a menu when a link in it is clicked, when the focus leaves it or goes into a frame, because an open menu could
 * cover the focused element, and when its button disappears because a tablet is turned. Everything else about popovers
 * is native, the button included, which would open again what a press on it had closed.
 */
export function startMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover="auto"]')) {
    const close = () => menu.hidePopover();
    const button = document.querySelector(`[popovertarget="${menu.id}"]`);
    menu.addEventListener('click', ({ target }) => (target as Element).closest('a') && close());
    menu.addEventListener('focusout', ({ relatedTarget }) => {
      if (!relatedTarget || relatedTarget === button || menu.contains(relatedTarget as Node))
        return;
      close();
    });
    addEventListener('blur', () => document.activeElement?.matches('iframe') && close());
    addEventListener('resize', () => button?.checkVisibility() || close());
  }
}
