export type Theme = 'light' | 'dark';

/**
 * On the root element: the theme that the visitor chose; absent while the system's theme applies.
 * base.css and theme-before-paint.js use it too.
 */
const themeAttribute = 'data-theme';

const systemPrefersDark = '(prefers-color-scheme: dark)';

/** The theme that the operating system or browser asks for. */
export function systemTheme(): Theme {
  return matchMedia(systemPrefersDark).matches ? 'dark' : 'light';
}

/** The theme that the page is shown in: the visitor's choice, or else the system's. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.getAttribute(themeAttribute);
  return chosen === 'light' || chosen === 'dark' ? chosen : systemTheme();
}

/** Shows the page in a theme; any other value returns it to the system's. */
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
