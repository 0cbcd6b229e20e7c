import styles from './converted.module.css';

/** Small text below an amount: about how much it is in another currency. Nothing if that is `null`. */
export function Converted({ text }: { text: string | null | undefined }) {
  return text && <small className={styles.converted}>{text}</small>;
}
