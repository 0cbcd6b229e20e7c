import { useDrawing } from '../drawing.ts';
import parts from '../parts/parts.module.css';
import styles from './features.module.css';

/** A guest's question, answered with a template. */
export function GuestChat() {
  const { chat } = useDrawing().words;
  return (
    <div className={styles.chat} aria-hidden="true">
      <p>{chat.question}</p>
      <p className={styles.reply}>{chat.answer}</p>
      <span className={`${parts.chip} ${parts.fresh}`}>{chat.label}</span>
    </div>
  );
}
