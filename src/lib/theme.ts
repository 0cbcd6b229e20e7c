import { keptStorage } from './storage.ts';

type Theme = 'light' | 'dark';

const root = document.documentElement;
const systemPrefersDark = matchMedia('(prefers-color-scheme: dark)');

function systemTheme(): Theme {
  return systemPrefersDark.matches ? 'dark' : 'light';
}

/**
 * Makes the header's switch override the system's theme and remember it. Choosing what the system
 * has anyway forgets the override. The layout's head script applies it before the first paint.
 */
export function startThemeSwitch(): void {
  const control = document.querySelector('[data-theme-switch]');
  if (!control) return;
  const current = () => root.dataset['theme'] ?? systemTheme();
  // The browser's own bars follow the system until they are told which of their colors holds.
  const barColors = document.querySelectorAll<HTMLMetaElement>('[data-bars]');
  const show = () => {
    const theme = current();
    control.ariaChecked = `${theme === 'dark'}`;
    for (const color of barColors) color.media = color.dataset['bars'] === theme ? '' : 'not all';
  };

  control.addEventListener('click', () => {
    const chosen: Theme = current() === 'dark' ? 'light' : 'dark';
    const isOverride = chosen !== systemTheme();
    if (isOverride) root.dataset['theme'] = chosen;
    else delete root.dataset['theme'];
    keptStorage.set('theme', isOverride ? chosen : null);
    show();
  });
  systemPrefersDark.addEventListener('change', show);
  // Another tab, or a page gone on from and come back to, may have been switched meanwhile.
  const catchUp = () => {
    const kept = keptStorage.get('theme');
    if (kept === 'light' || kept === 'dark') root.dataset['theme'] = kept;
    else delete root.dataset['theme'];
    show();
  };
  addEventListener('storage', catchUp);
  addEventListener('pageshow', ({ persisted }) => persisted && catchUp());
  show();
}
