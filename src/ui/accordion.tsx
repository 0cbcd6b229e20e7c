import { Ruled } from './layout.tsx';
import styles from './accordion.module.css';
import plus from './plus.module.css';

interface AccordionProps {
  /** Shared by the items, so that opening one closes the others. */
  name: string;
  items: readonly { id: string; question: string; inShort?: string | undefined; answer: string }[];
  /** Whether the first is open at first. */
  isFirstOpen?: boolean;
}

/** Questions of which at most one is open. Works without scripts. */
export function Accordion({ name, items, isFirstOpen = false }: AccordionProps) {
  return (
    <Ruled className={styles.items}>
      {items.map(({ id, question, inShort, answer }, index) => (
        <details key={id} id={id} name={name} open={isFirstOpen && index === 0}>
          <summary className={`${plus.plus} ${styles.question}`}>
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
