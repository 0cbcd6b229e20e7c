export type Theme = 'light' | 'dark';

/**
 * On the root element: the theme that the visitor chose. Absent while the theme of the system applies. Also used in
 * base.css and theme-before-paint.js.
 */
const themeAttribute = 'data-theme';

const systemPrefersDark = '(prefers-color-scheme: dark)';

/** The theme that the operating system or browser asks for. */
export function getSystemTheme(): Theme {
  return matchMedia(systemPrefersDark).matches ? 'dark' : 'light';
}

/** The theme of the page: the visitor's choice, or else the theme of the system. */
export function getTheme(): Theme {
  const chosen = document.documentElement.getAttribute(themeAttribute);
  return chosen === 'light' || chosen === 'dark' ? chosen : getSystemTheme();
}

/** Sets the theme of the page. Any value other than a theme resets it to the theme of the system. */
export function setTheme(theme: string | null): void {
  const root = document.documentElement;
  if (theme === 'light' || theme === 'dark') root.setAttribute(themeAttribute, theme);
  else root.removeAttribute(themeAttribute);
}

/** Calls back whenever the page's theme may have changed. */
export function onThemeChange(listener: () => void): void {
  matchMedia(systemPrefersDark).addEventListener('change', listener);
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: [themeAttribute] });
}
