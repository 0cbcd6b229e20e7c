import type { Content } from '../../content/read-content.ts';
import { Icon } from '../../ui/icon.tsx';
import { Cluster, Split } from '../../ui/layout.tsx';
import { Points } from '../../ui/points.tsx';
import { PlanTable } from './plan-table.tsx';
import styles from './terms.module.css';
import text from '../../ui/text.module.css';

/** What applies to all plans: the table, a sentence each on fees, renewal and leaving, and a note on sustainability. */
export function Terms({ content }: { content: Content }) {
  const { points, sustainability } = content.pages.home.pricing;
  return (
    <div data-surface="card" className={styles.panel}>
      <PlanTable content={content} />
      <Points items={points} className={styles.points} />
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
