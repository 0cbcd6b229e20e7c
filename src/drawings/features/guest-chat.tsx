import { useDrawing } from '../drawing.ts';
import styles from './guest-chat.module.css';

/** A guest's question on a phone, answered with one of the saved replies. */
export function GuestChat() {
  const { words, portfolio } = useDrawing();
  const { chat } = words;
  return (
    <div className={styles.desk} aria-hidden="true">
      <svg viewBox="0 0 20 60" className={styles.cable}>
        <path d="M1.25 0V36Q1.25 48 19 48" />
      </svg>
      <div className={styles.phone}>
        <p className={styles.guest}>{portfolio.guests.fourth}</p>
        <p className={styles.message}>{chat.question}</p>
        <p className={`${styles.message} ${styles.answer}`}>{chat.answer}</p>
        <p className={styles.message}>{chat.thanks}</p>
      </div>
      <div className={styles.replies}>
        <small>{chat.saved}</small>
        {chat.replies.map((reply) => (
          <p key={reply}>{reply}</p>
        ))}
      </div>
    </div>
  );
}
