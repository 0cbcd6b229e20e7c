import styles from './sample-note.module.css';
import text from '../../ui/text.module.css';

/** Says beside a text that it is made up, so that nobody takes it for a fact. */
export function SampleNote({ children }: { children: string }) {
  return <p className={`${text.note} ${styles.note}`}>{children}</p>;
}
