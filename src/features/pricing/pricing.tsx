import { formatPercent } from '../../shared/format-number.ts';
import { fillTemplate } from '../../shared/template.ts';
import type { Content } from '../../content/read-content.ts';
import { propertyCountQuery } from '../../shared/property-count.ts';
import { Section } from '../../ui/section.tsx';
import { PlanMark } from '../../ui/plan-mark.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanTable } from './plan-table.tsx';
import styles from './pricing.module.css';
import choice from '../../ui/choice.module.css';
import plus from '../../ui/plus.module.css';
import text from '../../ui/text.module.css';

/**
 * The plans with both prices, the terms of all plans, and the table of their features. The stylesheet shows
 * the prices for the selected Monthly or Yearly radio button, so that the switch works without a script.
 */
export function Pricing({ content }: { content: Content }) {
  const copy = content.pages.home.pricing;
  const { portfolio, sustainability } = copy;
  const { bookingSites, plans, terms } = content;
  const rates = {
    commission: bookingSites[0]?.commissionPercent ?? 0,
    fee: terms.directBookingFeePercent,
  };
  const { locale } = content.language;
  return (
    <Section id="pricing">
      <div className={styles.opening}>
        <h2>{copy.heading}</h2>
        <p className={text.lead}>{copy.lead}</p>
        <fieldset className={`${styles.billing} not-printed`}>
          <legend className="visually-hidden">{copy.billing}</legend>
          <label className={`${choice.choice} ${styles.period}`}>
            <input type="radio" name="billing" value="monthly" defaultChecked />
            {copy.monthly}
          </label>
          <label className={`${choice.choice} ${styles.period}`}>
            <input type="radio" name="billing" value="yearly" />
            {copy.yearly}
          </label>
          <PlanMark className={styles.save}>
            {fillTemplate(copy.save, {
              saving: formatPercent(terms.yearlySavingPercent, locale),
            })}
          </PlanMark>
        </fieldset>
      </div>
      <ul role="list" className={styles.plans}>
        {plans.map((plan, index) => (
          <PlanCard
            key={plan.id}
            copy={copy}
            plan={plan}
            previousPlan={plans[index - 1]}
            rates={rates}
            locale={locale}
          />
        ))}
      </ul>
      <div className={styles.line}>
        <p>{copy.renewal}</p>
        <p className={styles.links}>
          <span>{portfolio.question}</span>
          {portfolio.counts.map((count) => (
            <a
              key={count}
              href={`${content.routes.home}${propertyCountQuery(count)}#savings-calculator`}
              data-properties={count}
              className={text.link}
            >
              {fillTemplate(count === 1 ? portfolio.one : portfolio.many, { count: `${count}` })}
            </a>
          ))}
        </p>
      </div>
      <PlanTable content={content} />
      <div className={styles.terms}>
        {copy.conditions.map(({ title, body }) => (
          <details key={title} name="terms">
            <summary className={plus.plus}>{title}</summary>
            <p>{body}</p>
          </details>
        ))}
        <div className={styles.sustainability}>
          <h3>{sustainability.heading}</h3>
          <p className={styles.badge}>{sustainability.badge}</p>
          <p>{sustainability.body}</p>
        </div>
      </div>
    </Section>
  );
}
