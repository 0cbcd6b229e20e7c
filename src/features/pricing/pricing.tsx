import { fillTemplate } from '../../shared/template.ts';
import type { Content } from '../../content/read-content.ts';
import { Ground } from '../../drawings/ground.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Cluster, Split } from '../../ui/layout.tsx';
import { Points, Section, SectionHeading } from '../../ui/section.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanTable } from './plan-table.tsx';
import styles from './pricing.module.css';
import choice from '../../ui/choice.module.css';
import ground from '../../drawings/ground.module.css';
import text from '../../ui/text.module.css';

/**
 * The plans with both prices, the table of their features, and the terms. The stylesheet shows the prices for the
 * selected radio button (Monthly or Yearly), so the switch works without a script.
 */
export function Pricing({ content }: { content: Content }) {
  const copy = content.pages.home.pricing;
  const { formats, plans, terms } = content;
  const saving = formats.percent(terms.yearlySavingPercent);
  return (
    <Section id="pricing" className={`${ground.grounded} ${styles.section}`}>
      <SectionHeading heading={copy.heading} lead={copy.lead} large className={styles.heading} />
      <Cluster as="fieldset" className={`${styles.billing} not-printed`}>
        <legend className="visually-hidden">{copy.billing}</legend>
        <span className={choice.switch}>
          <label className={choice.choice}>
            <input type="radio" name="billing" value="monthly" defaultChecked />
            {copy.monthly}
          </label>
          <label className={choice.choice}>
            <input
              type="radio"
              name="billing"
              value="yearly"
              aria-label={copy.yearly}
              aria-describedby="yearly-saving"
            />
            {copy.yearly}
            <small id="yearly-saving">{fillTemplate(copy.save, { saving })}</small>
          </label>
        </span>
      </Cluster>
      <ul role="list" className={styles.plans}>
        {plans.map((plan, index) => (
          <PlanCard key={plan.id} content={content} plan={plan} previousPlan={plans[index - 1]} />
        ))}
      </ul>
      <p className={`${text.muted} ${styles.limits}`}>{copy.limits}</p>
      <Terms content={content} />
      <Ground shape="valley" className={ground.behind} />
    </Section>
  );
}

/** What applies to all plans: the table, a sentence each on fees, renewal and leaving, and a note on sustainability. */
function Terms({ content }: { content: Content }) {
  const { points, sustainability } = content.pages.home.pricing;
  return (
    <div data-surface="card" className={styles.panel}>
      <PlanTable content={content} />
      <Points items={points} className={styles.points} />
      <Split shares="4-8" gap="lg" className={styles.sustainability}>
        <Cluster gap="md">
          <Icon name="leaf" size="2.5rem" />
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
