import { yearHook } from './hooks.ts';

/** Shows the current year in the footer, even if the site was built last year. */
export function showCurrentYear(): void {
  document.querySelector(`[${yearHook}]`)?.replaceChildren(`${new Date().getFullYear()}`);
}
