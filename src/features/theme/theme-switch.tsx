import { Moon, Sun } from 'lucide-react';
import styles from './theme-switch.module.css';

/** Overrides the system's light or dark theme; `src/features/theme/theme.ts` works it. */
export function ThemeSwitch({ label }: { label: string }) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked="false"
      aria-label={label}
      data-theme-switch=""
      className={`${styles.switch} needs-script`}
    >
      <Sun size="1.25rem" strokeWidth={1.75} aria-hidden="true" className={styles.sun} />
      <Moon size="1.25rem" strokeWidth={1.75} aria-hidden="true" className={styles.moon} />
    </button>
  );
}
