import { exampleNightlyRate, findExampleNights } from '../../shared/break-even.ts';
import { fillTemplate } from '../../shared/template.ts';
import type { Content } from '../../content/read-content.ts';
import type { Plan } from '../../content/facts/plan.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LargeMoney } from '../../ui/large-money.tsx';
import styles from './plan-card.module.css';
import check from '../../ui/markers.module.css';
import { Cluster } from '../../ui/layout.tsx';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';

interface PlanCardProps {
  content: Content;
  plan: Plan;
  /** The next smaller plan, whose features this one includes. */
  previousPlan: Plan | undefined;
}

/** A card for a plan: who it is for, its prices, when it pays off, and what it adds. */
export function PlanCard({ content, plan, previousPlan }: PlanCardProps) {
  const copy = content.pages.home.pricing;
  const { price } = plan;
  const features = previousPlan
    ? [fillTemplate(copy.everything, { plan: previousPlan.title }), ...plan.mainFeatures]
    : plan.mainFeatures;
  return (
    <li
      className={`${layout.card} ${styles.card}`}
      data-surface={plan.popular ? 'featured' : 'card'}
    >
      <div className={styles.offer}>
        <Cluster gap="sm" className={styles.name}>
          <h3>{plan.title}</h3>
          {plan.popular && <p className={`${layout.pill} ${styles.flag}`}>{copy.popular}</p>}
        </Cluster>
        <p>{price ? `${plan.targetUser} ${plan.description}` : plan.targetUser}</p>
        <div className={styles.prices}>
          {price ? (
            (['monthly', 'yearly'] as const).map((billing) => (
              <div key={billing} data-billing={billing}>
                <p className={styles.price}>
                  <LargeMoney text={price.formatted[billing]} />
                </p>
                <p className={text.note}>
                  {billing === 'monthly'
                    ? copy.billedMonthly
                    : fillTemplate(copy.billedYearly, price.formatted)}
                </p>
                <PaysOff content={content} plan={plan} billing={billing} />
              </div>
            ))
          ) : (
            <div>
              <p className={styles.price} data-long={copy.customPrice.length > 8 || undefined}>
                {copy.customPrice}
              </p>
              <p className={text.note}>{plan.description}</p>
              <p className={text.note}>{copy.agreedNote}</p>
            </div>
          )}
        </div>
        <ButtonLink
          href={plan.cta.href}
          variant={plan.popular ? 'solid' : 'outline'}
          data-plan={price ? plan.id : undefined}
        >
          {plan.cta.text}
        </ButtonLink>
      </div>
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

interface PaysOffProps extends Pick<PlanCardProps, 'content' | 'plan'> {
  billing: 'monthly' | 'yearly';
}

/** A link to the calculator with a plan, which says from how many direct nights the plan pays for itself. */
function PaysOff({ content, plan, billing }: PaysOffProps) {
  const copy = content.pages.home.pricing;
  const { formats } = content;
  const commission = content.bookingSites[0]?.commissionPercent ?? 0;
  const price = plan.price?.[billing] ?? 0;
  const savedPercent = commission - content.terms.directBookingFeePercent;
  const nights = findExampleNights(price, savedPercent);
  const afterCardFees = findExampleNights(price, savedPercent - content.cardProcessing.percent);
  if (nights === null || afterCardFees === null) return null;
  const query = billing === 'yearly' ? `plan=${plan.id}&billing=yearly` : `plan=${plan.id}`;
  return (
    <div className={styles.paysOff}>
      <p>
        <a
          href={`${content.routes.home}?${query}#savings-calculator`}
          data-calculate=""
          className={text.link}
        >
          {fillTemplate(copy.paysOff, {
            nights: formats.number(nights),
            rate: formats.money(exampleNightlyRate),
          })}
        </a>
      </p>
      <p className={text.note}>
        {fillTemplate(copy.paysOffNote, {
          commission: formats.percent(commission),
          afterCardFees: formats.number(afterCardFees),
        })}
      </p>
    </div>
  );
}
