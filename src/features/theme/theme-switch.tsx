import { Moon, Sun } from 'lucide-react';
import { hook } from '../../shared/hooks.ts';
import { themeSwitchHook } from './hooks.ts';
import styles from './theme-switch.module.css';

/** The switch between light and dark; theme-switch.client.ts makes it work. */
export function ThemeSwitch({ label }: { label: string }) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked="false"
      aria-label={label}
      {...hook(themeSwitchHook)}
      className={`${styles.switch} needs-script`}
    >
      <Sun size="1.25rem" strokeWidth={1.75} aria-hidden="true" className={styles.sun} />
      <Moon size="1.25rem" strokeWidth={1.75} aria-hidden="true" className={styles.moon} />
    </button>
  );
}
