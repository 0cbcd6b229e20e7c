import { formFieldSelector } from '../../browser/form-fields.ts';

/** On the checkbox that turns the shortcut `/` on and off. */
export const shortcutHook = 'data-directory-shortcut';

export function searchField(): HTMLInputElement | null {
  return document.querySelector('main [type=search]');
}

/** Moves the focus to the search when a visitor who is not typing presses `/`. */
export function focusOnSlash(event: KeyboardEvent): void {
  const { key, target, ctrlKey, metaKey, altKey, isComposing } = event;
  if (key !== '/' || ctrlKey || metaKey || altKey || isComposing) return;
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches(formFieldSelector));
  if (isTyping) return;
  // Visitors who dictate or press keys by accident can turn the shortcut off (WCAG 2.1.4).
  const box = document.querySelector<HTMLInputElement>(`[${shortcutHook}]`);
  if (!box?.checked || !box.checkVisibility()) return;
  event.preventDefault();
  searchField()?.focus();
  searchField()?.select();
}
