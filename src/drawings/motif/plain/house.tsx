import styles from './house.module.css';

/** A house in 64 × 48 units that could be anywhere, with the sun above it. */
export const house = (
  <>
    <circle className={styles.sun} cx="50" cy="12" r="6" />
    <path className={styles.far} d="M0 22h12v-8h12v8h40v26H0z" />
    <path className={styles.wall} d="M14 22h26v22H14z" />
    <path className={styles.roof} d="M10 24l17-14 17 14z" />
    <path className={styles.opening} d="M24 32h6v12h-6zM17 28h4v5h-4zM33 28h4v5h-4z" />
    <path className={styles.floor} d="M0 44h64v4H0z" />
    <circle className={styles.tree} cx="50" cy="34" r="7" />
    <path className={styles.roof} d="M49 36h2v8h-2z" />
  </>
);
