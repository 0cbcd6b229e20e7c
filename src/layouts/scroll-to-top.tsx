import { ArrowUp } from 'lucide-react';
import styles from './scroll-to-top.module.css';

/** Button that appears once the page is scrolled; see `src/browser/scroll.ts`. */
export function ScrollToTop({ label }: { label: string }) {
  return (
    <button
      type="button"
      hidden
      aria-label={label}
      data-scroll-to-top=""
      className={`${styles.button} needs-script`}
    >
      <span className={styles.face}>
        <ArrowUp size="1.125rem" strokeWidth={1.75} aria-hidden="true" />
      </span>
    </button>
  );
}
