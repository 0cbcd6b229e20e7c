/** The key `/` moves the focus to the search, unless the visitor is typing. */
export function startSearchShortcut(): void {
  addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof Element && target.matches('input, select, textarea')) return;
    // Visitors who dictate or press keys by accident can turn the shortcut off (WCAG 2.1.4).
    if (!document.querySelector('[data-search-shortcut]:checked')?.checkVisibility()) return;
    event.preventDefault();
    const field = document.querySelector<HTMLInputElement>('main [type=search]');
    field?.focus();
    field?.select();
  });
}
