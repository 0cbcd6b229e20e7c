import { Leaf } from 'lucide-react';
import { billingFieldName } from '../../shared/sign-up-hooks.ts';
import { hook, revealHook } from '../../shared/hooks.ts';
import type { PricingCopy } from '../../content/schemas/pricing.ts';
import type { PricedPlan } from '../../content/facts/plan.ts';
import { fillTemplate } from '../../content/fields/template.ts';
import { Band, type BandTone } from '../../ui/band.tsx';
import { PlanCard } from './plan-card.tsx';
import styles from './pricing.module.css';

interface PricingProps {
  copy: PricingCopy;
  tone: BandTone;
  plans: readonly PricedPlan[];
  /** What yearly billing saves, such as `10%`. */
  yearlySaving: string;
  /** Links to the calculator, each with a number of properties; none without a calculator. */
  portfolioLinks: readonly { label: string; href: string }[];
  /** Whether the price per account is still to be confirmed; the page says so. */
  isAccountPriceSample: boolean;
}

/**
 * The plans with both prices. The stylesheet shows the prices for the selected Monthly or Yearly
 * radio button, so that the switch works without a script.
 */
export function Pricing({
  copy,
  tone,
  plans,
  yearlySaving,
  portfolioLinks,
  isAccountPriceSample,
}: PricingProps) {
  const { portfolio, sustainability } = copy;
  const hasWideMiddle = plans.length === 3 && plans[1]?.popular;
  return (
    <Band id="pricing" tone={tone} className={styles.band}>
      <div className={styles.opening} {...hook(revealHook)}>
        <h2>{copy.heading}</h2>
        <p className={styles.lead}>{copy.lead}</p>
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
          <span className={styles.save}>{fillTemplate(copy.save, { saving: yearlySaving })}</span>
        </fieldset>
      </div>
      <ul
        role="list"
        className={hasWideMiddle ? `${styles.plans} ${styles.wideMiddle}` : styles.plans}
      >
        {plans.map((plan, index) => (
          <PlanCard key={plan.id} copy={copy} plan={plan} previousPlan={plans[index - 1]} />
        ))}
      </ul>
      <div className={styles.strip}>
        <div>
          <p>
            {portfolio.body} {isAccountPriceSample && <small>{portfolio.sampleNote}</small>}
          </p>
          {portfolioLinks.length > 0 && (
            <p className={styles.links}>
              {portfolio.question}{' '}
              {portfolioLinks.map(({ label, href }) => (
                <a key={href} href={href}>
                  {label}
                </a>
              ))}
            </p>
          )}
        </div>
        <div className={styles.sustainability}>
          <h3>{sustainability.heading}</h3>
          <p className={styles.badge}>
            <Leaf size={16} strokeWidth={1.75} aria-hidden="true" /> {sustainability.badge}
          </p>
          <p>{sustainability.body}</p>
        </div>
      </div>
    </Band>
  );
}
