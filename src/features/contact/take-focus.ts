/**
 * As a ref of what comes up in or for a form: takes the focus that was on the button pressed, and
 * leaves alone a visitor who has gone on to another part of the page.
 */
export function takeFocus(element: HTMLElement | null): void {
  const { activeElement, body } = document;
  const isFree = activeElement === body || element?.closest('form')?.contains(activeElement);
  if (isFree) element?.focus();
}
