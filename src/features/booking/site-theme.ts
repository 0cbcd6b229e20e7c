import type { Theme } from './widget-address.ts';

const darkQuery = '(prefers-color-scheme: dark)';

/**
 * The theme the page is in: the visitor's choice, or else the system's. Not shared with
 * src/features/theme/theme.ts, because a shared module would turn this inline script into another request.
 */
export function siteTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia(darkQuery).matches ? 'dark' : 'light';
}

/** Calls back whenever the page's theme may have changed. */
export function watchSiteTheme(onChange: () => void): void {
  matchMedia(darkQuery).addEventListener('change', onChange);
  const choice = new MutationObserver(onChange);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
}
