import type { ReactNode } from 'react';
import styles from './frame.module.css';

interface FrameProps {
  title: string;
  note: string;
  /** Content at the end of the title row: a button, a status or a person. */
  end: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A screen of the product with a title row. It fills the height of its container. */
export function Frame({ title, note, end, className = '', children }: FrameProps) {
  return (
    <div className={styles.frame} aria-hidden="true">
      <div className={styles.head}>
        <p className={styles.title}>
          {title}
          <small>{note}</small>
        </p>
        <div className={styles.end}>{end}</div>
      </div>
      <div className={`${styles.body} ${className}`.trim()}>{children}</div>
    </div>
  );
}

/** A button of the product. */
export function FrameButton({ children }: { children: ReactNode }) {
  return <span className={styles.button}>{children}</span>;
}
