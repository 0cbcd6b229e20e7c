/** Shows the current year in the footer, even if the site was built last year. */
export function showCurrentYear(): void {
  document.querySelector('[data-year]')?.replaceChildren(`${new Date().getFullYear()}`);
}
