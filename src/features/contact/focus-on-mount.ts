/**
 * A ref callback that moves the focus to an element when it appears, unless the visitor has moved on
 * to another part of the page.
 */
export function focusOnMount(element: HTMLElement | null): void {
  const { activeElement, body } = document;
  const isFree = activeElement === body || element?.closest('form')?.contains(activeElement);
  if (isFree) element?.focus();
}
