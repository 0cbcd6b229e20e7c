import { Icon } from '../ui/icon.tsx';
import styles from './scroll-to-top.module.css';

/** A button that src/browser/scroll.ts shows while the top of the page, which is marked, is out of view. */
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
        <Icon name="arrow-up" size={18} />
      </button>
    </>
  );
}
