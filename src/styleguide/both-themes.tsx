import type { ReactNode } from 'react';
import styles from './styleguide.module.css';

const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Renders its content in both themes, side by side. */
export function BothThemes({ children }: { children: (theme: Theme) => ReactNode }) {
  return (
    <div className={styles.themes}>
      {themes.map((theme) => (
        <div key={theme} className={`${styles.theme} ${styles[theme]}`}>
          {children(theme)}
        </div>
      ))}
    </div>
  );
}
