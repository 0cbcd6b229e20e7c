import { Leaf } from 'lucide-react';
import { billingFieldName } from '../../shared/sign-up-hooks.ts';
import type { PricingCopy } from './pricing-copy.ts';
import type { PricedPlan } from '../../content/facts/plan.ts';
import { Band, BandHeading } from '../../ui/band.tsx';
import { PlanCard } from './plan-card.tsx';
import styles from './pricing.module.css';

interface PricingProps {
  copy: PricingCopy;
  plans: readonly PricedPlan[];
}

/**
 * The plans with both prices. The stylesheet shows the prices for the selected Monthly or Yearly
 * radio button, so that the switch works without a script.
 */
export function Pricing({ copy, plans }: PricingProps) {
  return (
    <Band id="pricing" tone="sunken">
      <BandHeading heading={copy.heading} lead={copy.lead} />
      <div className={styles.pricing}>
        <fieldset className={styles.billing}>
          <legend className="visually-hidden">{copy.billing}</legend>
          <label className={styles.period}>
            <input type="radio" name={billingFieldName} value="monthly" defaultChecked />
            {copy.monthly}
          </label>
          <label className={styles.period}>
            <input type="radio" name={billingFieldName} value="yearly" />
            {copy.yearly}
          </label>
          <span className={styles.save}>{copy.save}</span>
        </fieldset>
        <ul role="list" className={styles.plans}>
          {plans.map((plan, index) => (
            <PlanCard key={plan.id} copy={copy} plan={plan} previousPlan={plans[index - 1]} />
          ))}
        </ul>
      </div>
      <p className={styles.fee}>{copy.fee}</p>
      <div className={styles.sustainability}>
        <p className={styles.badge}>
          <Leaf size={18} strokeWidth={1.75} aria-hidden="true" /> {copy.sustainability.badge}
        </p>
        <div>
          <h3>{copy.sustainability.heading}</h3>
          <p>{copy.sustainability.body}</p>
        </div>
      </div>
    </Band>
  );
}
