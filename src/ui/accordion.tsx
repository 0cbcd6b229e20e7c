import { Ruled } from './layout.tsx';
import styles from './accordion.module.css';

interface AccordionProps {
  /** Shared by the items, so opening one closes the others. */
  name: string;
  items: readonly { id: string; question: string; inShort?: string | undefined; answer: string }[];
}

/** Questions and answers. At most one is open. Works without scripts. */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <Ruled className={styles.items}>
      {items.map(({ id, question, inShort, answer }) => (
        <details key={id} id={id} name={name}>
          <summary className={styles.question}>
            <span>
              {question}
              {inShort && <small>{inShort}</small>}
            </span>
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </Ruled>
  );
}
