/** Puts the visitor's year in the footer, which the build filled in with its own. */
export function showCurrentYear(): void {
  document.querySelector('[data-year]')?.replaceChildren(`${new Date().getFullYear()}`);
}
