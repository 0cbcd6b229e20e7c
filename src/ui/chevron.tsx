import styles from './chevron.module.css';

/** Stands at the end of what unfolds something: points down, and up once that is open. */
export function Chevron() {
  return <span aria-hidden="true" className={styles.chevron} />;
}
