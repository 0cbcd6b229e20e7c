import button from '../../ui/button.module.css';
import styles from './theme-switch.module.css';

// Lucide's icons, each as one path: they are on every page.
const sun =
  'M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 2v2m0 16v2M4.93 4.93l1.41 1.41m11.32 11.32 1.41 1.41M2 12h2m16 0h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41';
const moon =
  'M20.99 12.49a9 9 0 1 1-9.48-9.48c.41-.02.62.46.4.8a6 6 0 0 0 8.27 8.27c.35-.21.83 0 .8.4';

/** The switch between light and dark; theme-switch.client.ts makes it work. */
export function ThemeSwitch({ label }: { label: string }) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked="false"
      aria-label={label}
      data-theme-switch=""
      className={`${button.icon} ${styles.switch} needs-script`}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path className={styles.sun} d={sun} />
        <path className={styles.moon} d={moon} />
      </svg>
    </button>
  );
}
