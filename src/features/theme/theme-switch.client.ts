import { afterPaint, onPageShow } from '../../browser/page-events.ts';
import { safeLocalStorage } from '../../browser/storage.ts';
import {
  getTheme,
  onThemeChange,
  setTheme,
  getSystemTheme,
  type Theme,
} from '../../browser/theme.ts';

/** The key of the chosen theme in local storage. theme-before-paint.js also reads it. */
const storageKey = 'theme';

/**
 * Makes the switch in the header set and store a theme. Selecting the system's theme removes the stored theme.
 * theme-before-paint.js in the head applies a stored theme before the first paint.
 */
export function startThemeSwitch(): void {
  const themeSwitch = document.querySelector('[data-theme-switch]');
  if (!themeSwitch) return;
  // The browser's toolbars follow the system's theme unless only one of their colors is enabled.
  const barColors = document.querySelectorAll<HTMLMetaElement>('[data-bars]');
  const show = (theme: Theme) => {
    themeSwitch.ariaChecked = `${theme === 'dark'}`;
    for (const color of barColors)
      color.media = color.getAttribute('data-bars') === theme ? '' : 'not all';
  };

  themeSwitch.addEventListener('click', async () => {
    const chosen: Theme = themeSwitch.ariaChecked === 'true' ? 'light' : 'dark';
    const override = chosen === getSystemTheme() ? null : chosen;
    safeLocalStorage.set(storageKey, override);
    // The switch answers at once. New colors for the whole page take a slow phone a quarter of a second.
    themeSwitch.ariaChecked = `${chosen === 'dark'}`;
    await afterPaint();
    setTheme(override);
  });
  onThemeChange(() => show(getTheme()));
  // Another tab, or a page visited in the meantime, may have changed the theme.
  const restoreChoice = () => setTheme(safeLocalStorage.get(storageKey));
  addEventListener('storage', restoreChoice);
  onPageShow(restoreChoice);
  show(getTheme());
}
