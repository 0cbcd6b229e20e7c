import type { PricingCopy } from '../../content/schemas/pricing.ts';
import { Icon } from '../../ui/icon.tsx';
import { Split } from '../../ui/layout.tsx';
import styles from './terms.module.css';
import chevron from '../../ui/chevron.module.css';
import plus from '../../ui/plus.module.css';
import text from '../../ui/text.module.css';

/** The terms of all plans as questions, which are folded on a phone, and the note on sustainability. */
export function Terms({ copy }: { copy: PricingCopy }) {
  const { conditions, conditionsHeading, sustainability } = copy;
  return (
    <Split shares="8-4" data-surface="card" className={styles.panel}>
      <div className={styles.terms}>
        <h3>{conditionsHeading}</h3>
        <details className={styles.questions}>
          <summary className={chevron.chevron}>{conditionsHeading}</summary>
          <div className={styles.list}>
            {conditions.map(({ title, body }) => (
              <details key={title} name="terms">
                <summary className={plus.plus}>{title}</summary>
                <p className={text.muted}>{body}</p>
              </details>
            ))}
          </div>
        </details>
      </div>
      <div className={styles.sustainability}>
        <span className={styles.leaf}>
          <Icon name="leaf" size={24} />
        </span>
        <div>
          <h3>{sustainability.heading}</h3>
          <p className={text.link}>{sustainability.badge}</p>
        </div>
        <p className={text.note}>{sustainability.body}</p>
      </div>
    </Split>
  );
}
