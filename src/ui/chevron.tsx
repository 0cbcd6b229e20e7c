import styles from './chevron.module.css';

/** At the end of a disclosure button: points down, and up when open. */
export function Chevron() {
  return <span aria-hidden="true" className={styles.chevron} />;
}
