import type { Content } from '../../content/read-content.ts';
import { Icon } from '../../ui/icon.tsx';
import { Cluster, Split } from '../../ui/layout.tsx';
import { PlanTable } from './plan-table.tsx';
import styles from './terms.module.css';
import chevron from '../../ui/chevron.module.css';
import plus from '../../ui/plus.module.css';
import text from '../../ui/text.module.css';

/** What applies to all plans: the table of their features, the terms as questions, and a note on sustainability. */
export function Terms({ content }: { content: Content }) {
  const { conditions, conditionsHeading, renewal, sustainability } = content.pages.home.pricing;
  return (
    <div data-surface="card" className={styles.panel}>
      <PlanTable content={content} />
      <div className={styles.terms}>
        <h3>{conditionsHeading}</h3>
        {/* Collapsed on a phone. */}
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
        <p className={text.note}>{renewal}</p>
      </div>
      <Split shares="4-8" gap="lg" className={styles.sustainability}>
        <Cluster gap="md">
          <Icon name="leaf" size={40} />
          <div>
            <h3>{sustainability.heading}</h3>
            <p className={text.link}>{sustainability.badge}</p>
          </div>
        </Cluster>
        <p className={text.note}>{sustainability.body}</p>
      </Split>
    </div>
  );
}
