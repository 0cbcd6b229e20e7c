import { ArrowUp } from 'lucide-react';
import styles from './scroll-to-top.module.css';

/** A button that src/browser/scroll.ts shows while the marker at the top of the page is out of view. */
export function ScrollToTop({ label }: { label: string }) {
  return (
    <>
      <span className={styles.top} />
      <button
        type="button"
        hidden
        aria-label={label}
        data-scroll-to-top=""
        className={`${styles.button} needs-script`}
      >
        <ArrowUp size="1.125rem" strokeWidth={1.75} />
      </button>
    </>
  );
}
