import type { Theme } from './widget-address.ts';

const darkQuery = '(prefers-color-scheme: dark)';

/** The theme the page is in: the visitor's choice, or else the system's. */
export function siteTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia(darkQuery).matches ? 'dark' : 'light';
}

/**
 * Calls back whenever the page's theme may have changed.
 * @returns stops that.
 */
export function watchSiteTheme(onChange: () => void): () => void {
  const system = matchMedia(darkQuery);
  const choice = new MutationObserver(onChange);
  system.addEventListener('change', onChange);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', onChange);
    choice.disconnect();
  };
}
