import { onPageShow } from '../../browser/page-show.ts';
import { safeLocalStorage } from '../../browser/storage.ts';
import {
  currentTheme,
  onThemeChange,
  setTheme,
  systemTheme,
  type Theme,
} from '../../browser/theme.ts';

/** Key of the chosen theme in local storage; theme-before-paint.js reads it too. */
const storageKey = 'theme';

/**
 * Makes the header's switch choose a theme and remember it. Choosing the system's own theme forgets
 * the choice. theme-before-paint.js in the head applies a remembered theme before the first paint.
 */
export function startThemeSwitch(): void {
  const themeSwitch = document.querySelector('[data-theme-switch]');
  if (!themeSwitch) return;
  // The browser's own bars follow the system's theme unless only one of their colors is enabled.
  const barColors = document.querySelectorAll<HTMLMetaElement>('[data-bars]');
  const show = (theme: Theme) => {
    themeSwitch.ariaChecked = `${theme === 'dark'}`;
    for (const color of barColors)
      color.media = color.getAttribute('data-bars') === theme ? '' : 'not all';
  };

  themeSwitch.addEventListener('click', () => {
    const chosen: Theme = themeSwitch.ariaChecked === 'true' ? 'light' : 'dark';
    const override = chosen === systemTheme() ? null : chosen;
    safeLocalStorage.set(storageKey, override);
    setTheme(override);
  });
  onThemeChange(() => show(currentTheme()));
  // Another tab, or a page visited since, may have changed the choice.
  const restoreChoice = () => setTheme(safeLocalStorage.get(storageKey));
  addEventListener('storage', restoreChoice);
  onPageShow(restoreChoice);
  show(currentTheme());
}
