import { keptStorage } from '../../browser/storage.ts';

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
  // The browser's own bars follow the system until they are told which of their colors holds.
  const barColors = document.querySelectorAll<HTMLMetaElement>('[data-bars]');
  const show = (theme = root.dataset['theme'] ?? systemTheme()) => {
    control.ariaChecked = `${theme === 'dark'}`;
    for (const color of barColors) color.media = color.dataset['bars'] === theme ? '' : 'not all';
  };
  const apply = (override: string | null) => {
    if (override === 'light' || override === 'dark') root.dataset['theme'] = override;
    else delete root.dataset['theme'];
    show();
  };

  control.addEventListener('click', () => {
    const chosen: Theme = control.ariaChecked === 'true' ? 'light' : 'dark';
    const override = chosen === systemTheme() ? null : chosen;
    keptStorage.set('theme', override);
    show(chosen);
    // The switch answers in this frame: to recolor a long page takes a slow phone more than one.
    requestAnimationFrame(() => setTimeout(apply, 0, override));
  });
  systemPrefersDark.addEventListener('change', () => show());
  // Another tab, or a page gone on from and come back to, may have been switched meanwhile.
  const catchUp = () => apply(keptStorage.get('theme'));
  addEventListener('storage', catchUp);
  addEventListener('pageshow', ({ persisted }) => persisted && catchUp());
  show();
}
