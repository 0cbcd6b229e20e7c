/** Puts the visitor's year in the footer, which the build filled in with its own. */
export function showCurrentYear(): void {
  const year = document.querySelector('[data-year]');
  if (year) year.textContent = String(new Date().getFullYear());
}
