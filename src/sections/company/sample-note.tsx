import styles from './sample-note.module.css';

/** Says beside a text that it is made up, so that nobody takes it for a fact. */
export function SampleNote({ children }: { children: string }) {
  return <p className={styles.note}>{children}</p>;
}
