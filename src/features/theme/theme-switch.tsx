import { Moon, Sun } from 'lucide-react';
import button from '../../ui/button.module.css';
import styles from './theme-switch.module.css';

/** The switch between the light and the dark theme. theme-switch.client.ts makes it work. */
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
      <Sun size="1.25rem" strokeWidth={1.75} className={styles.sun} />
      <Moon size="1.25rem" strokeWidth={1.75} className={styles.moon} />
    </button>
  );
}
