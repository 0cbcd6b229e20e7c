/** What a visitor did in a form before its script ran. */
export interface FormBefore {
  form: HTMLFormElement;
  focused: Element | null;
}

/** React says so when it renders an island anew, because something changed the page's HTML. */
const isRenderedAnew = /\b(418|423|425)\b|hydrat/i;

/**
 * The form in the page's HTML, before React renders over it. Password managers, translators and other
 * extensions change that HTML; React then puts a new form in its place, and this one still has what the
 * visitor typed. That is no error to report.
 */
export function findFormBefore(section: string): FormBefore | null {
  if (typeof document === 'undefined') return null;
  const form = document.querySelector<HTMLFormElement>(`#${section} form`);
  if (!form) return null;
  addEventListener('error', (event) => {
    if (isRenderedAnew.test(event.message)) event.preventDefault();
  });
  return { form, focused: document.activeElement };
}

/** The name of the form's control that has, or had, the focus. */
export function focusedName({ form, focused }: FormBefore): string {
  return (form.contains(focused) && focused?.getAttribute('name')) || '';
}

/** Gives the focus and the caret to the control of a new form that is like the one which had it. */
export function restoreFocus(before: FormBefore, form: HTMLFormElement | null): void {
  if (!form || form === before.form) return;
  const control = form.elements.namedItem(focusedName(before));
  if (!(control instanceof HTMLElement)) return;
  control.focus({ preventScroll: true });
  const { focused } = before;
  // Sliders, switches and menus have no caret.
  if (control instanceof HTMLInputElement && focused instanceof HTMLInputElement)
    if (control.type === 'text')
      control.setSelectionRange(focused.selectionStart, focused.selectionEnd);
}
