export function searchField(): HTMLInputElement | null {
  return document.querySelector('main [type=search]');
}

/** Moves the focus to the search when a visitor who is not typing presses `/`. */
export function focusOnSlash(event: KeyboardEvent): void {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (key !== '/' || ctrlKey || metaKey || altKey) return;
  if (target instanceof Element && target.matches('input, select, textarea')) return;
  // Visitors who dictate or press keys by accident can turn the shortcut off (WCAG 2.1.4).
  if (!document.querySelector('[data-directory-shortcut]:checked')?.checkVisibility()) return;
  event.preventDefault();
  const field = searchField();
  field?.focus();
  field?.select();
}
