import { Fragment } from 'react';
import { breakEven } from '../../shared/break-even.ts';
import { formatPercent } from '../../shared/format-number.ts';
import { formatWholeMoney } from '../../shared/money.ts';
import { fillTemplate } from '../../shared/template.ts';
import type { PricingCopy } from '../../content/schemas/pricing.ts';
import type { Plan } from '../../content/facts/plan.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './plan-card.module.css';
import card from '../../ui/card.module.css';
import check from '../../ui/check.module.css';
import text from '../../ui/text.module.css';

/** What a booking site takes of a booking, and what the product takes of a direct one, in percent. */
interface Rates {
  commission: number;
  fee: number;
}

interface PlanCardProps {
  copy: PricingCopy;
  plan: Plan;
  /** The plan below this one, whose features it includes. */
  previousPlan: Plan | undefined;
  rates: Rates;
  locale: string;
}

/** A plan: both prices, when they pay off, who the plan is for, and what it adds. */
export function PlanCard({ copy, plan, previousPlan, rates, locale }: PlanCardProps) {
  const features = previousPlan
    ? [fillTemplate(copy.everything, { plan: previousPlan.title }), ...plan.mainFeatures]
    : plan.mainFeatures;
  return (
    <li className={`${card.card} ${styles.card}`} data-popular={plan.popular || undefined}>
      <h3 className={text.title}>{plan.title}</h3>
      {plan.popular && <p className={styles.flag}>{copy.popular}</p>}
      {plan.price ? (
        <Prices copy={copy} price={plan.price} rates={rates} locale={locale} />
      ) : (
        <>
          <p className={styles.price}>{copy.customPrice}</p>
          <p className={styles.terms}>{copy.agreedPrice}</p>
          <p className={styles.highlight}>{plan.description}</p>
        </>
      )}
      <ButtonLink
        href={plan.cta.href}
        variant={plan.popular ? 'solid' : 'outline'}
        data-plan={plan.price ? plan.id : undefined}
      >
        {plan.cta.text}
      </ButtonLink>
      <p className={styles.audience}>
        {plan.price ? `${plan.targetUser} ${plan.description}` : plan.targetUser}
      </p>
      <ul role="list">
        {features.map((feature) => (
          <li key={feature} className={check.check}>
            {feature}
          </li>
        ))}
      </ul>
    </li>
  );
}

interface PricesProps {
  copy: PricingCopy;
  price: NonNullable<Plan['price']>;
  rates: Rates;
  locale: string;
}

/** What a plan costs by month and by year, of which the stylesheet shows one. */
function Prices({ copy, price, rates, locale }: PricesProps) {
  const { monthly, yearly, total } = price.words;
  const paysOff = (amount: number) => {
    const revenue = breakEven(amount, rates.commission - rates.fee);
    if (revenue === null) return '';
    return fillTemplate(copy.paysOff, {
      amount: formatWholeMoney(revenue, locale),
      commission: formatPercent(rates.commission, locale),
    });
  };
  const periods = [
    ['monthly', monthly, copy.billedMonthly, price.monthly],
    ['yearly', yearly, fillTemplate(copy.billedYearly, { total }), price.yearly],
  ] as const;
  return periods.map(([period, words, terms, amount]) => (
    <Fragment key={period}>
      <p className={styles.price} data-billing={period}>
        {words} <small>{copy.perMonth}</small>
      </p>
      <p className={styles.terms} data-billing={period}>
        {terms}
      </p>
      <p className={styles.highlight} data-billing={period}>
        {paysOff(amount)}
      </p>
    </Fragment>
  ));
}
