import { Leaf } from 'lucide-react';
import type { HomeCopy } from '../../content/schemas/page.ts';
import type { PricedPlan } from '../../content/facts/plan.ts';
import { Band, BandHeading } from '../../ui/band.tsx';
import { PlanCard } from './plan-card.tsx';
import styles from './pricing.module.css';

interface PricingProps {
  copy: HomeCopy['pricing'];
  plans: readonly PricedPlan[];
}

/**
 * The plans and both their prices. The Monthly/Yearly switch is a pair of radio buttons that the
 * stylesheet reads, so that it works before and without any script.
 */
export function Pricing({ copy, plans }: PricingProps) {
  return (
    <Band id="pricing" tone="sunken">
      <BandHeading heading={copy.heading} lead={copy.lead} />
      <div className={styles.pricing}>
        <fieldset className={styles.billing}>
          <legend className="visually-hidden">{copy.billing}</legend>
          <label className={styles.period}>
            <input type="radio" name="billing" value="monthly" defaultChecked />
            {copy.monthly}
          </label>
          <label className={styles.period}>
            <input type="radio" name="billing" value="yearly" />
            {copy.yearly}
          </label>
          <span className={styles.save}>{copy.save}</span>
        </fieldset>
        <ul role="list" className={styles.plans}>
          {plans.map((plan, index) => (
            <PlanCard key={plan.id} copy={copy} plan={plan} before={plans[index - 1]} />
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
