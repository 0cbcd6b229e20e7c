import { Fragment } from 'react';
import { fillTemplate } from '../../shared/template.ts';
import type { PricingCopy } from '../../content/schemas/pricing.ts';
import type { Plan, PriceWords } from '../../content/facts/plan.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './plan-card.module.css';
import card from '../../ui/card.module.css';
import check from '../../ui/check.module.css';
import text from '../../ui/text.module.css';

const terms = `${text.note} ${styles.terms}`;

interface PlanCardProps {
  copy: PricingCopy;
  plan: Plan;
  /** The plan below this one, whose features it includes. */
  previousPlan: Plan | undefined;
}

/** A plan: both prices, who it is for, and what it adds to the previous plan. */
export function PlanCard({ copy, plan, previousPlan }: PlanCardProps) {
  return (
    <li
      className={`${card.card} ${styles.card}`}
      data-popular={plan.popular || undefined}
      data-reveal=""
    >
      <div className={styles.offer}>
        <h3 className={text.title}>{plan.title}</h3>
        {plan.popular && <p className={styles.flag}>{copy.popular}</p>}
        {plan.price ? (
          <Prices copy={copy} words={plan.price.words} />
        ) : (
          <>
            <p className={`${styles.price} ${styles.amount}`}>{copy.customPrice}</p>
            <p className={terms}>{copy.agreedPrice}</p>
          </>
        )}
        <ButtonLink
          href={plan.cta.href}
          variant={plan.popular ? 'solid' : 'outline'}
          data-plan={plan.price ? plan.id : undefined}
        >
          {plan.cta.text}
        </ButtonLink>
      </div>
      <div className={styles.contents}>
        <p>
          {fillTemplate(copy.audience, {
            targetUser: plan.targetUser,
            description: plan.description,
          })}
        </p>
        <h4 className={text.note}>
          {previousPlan
            ? fillTemplate(copy.moreFeatures, { plan: previousPlan.title })
            : copy.mainFeatures}
        </h4>
        <ul role="list" className={styles.features}>
          {plan.mainFeatures.map((feature) => (
            <li key={feature} className={check.check}>
              {feature}
            </li>
          ))}
        </ul>
        <p className={styles.team}>{teamMembersText(copy.teamMembers, plan)}</p>
      </div>
    </li>
  );
}

/** Both prices, of which the stylesheet shows one. */
function Prices({ copy, words }: { copy: PricingCopy; words: PriceWords }) {
  const { price, total, saving } = words.yearly;
  const prices = [
    ['monthly', words.monthly, copy.billedMonthly],
    ['yearly', price, fillTemplate(copy.billedYearly, { total, saving })],
  ] as const;
  return prices.map(([billing, amount, note]) => (
    <Fragment key={billing}>
      <p className={styles.price} data-billing={billing}>
        <span className={styles.amount}>{amount}</span>
        {` ${copy.perMonth}`}
      </p>
      <p className={terms} data-billing={billing}>
        {note}
      </p>
    </Fragment>
  ));
}

/** How many people besides the owner a plan allows, in words. */
export function teamMembersText(
  words: Record<'none' | 'some' | 'unlimited', string>,
  { teamMembers: limit }: Plan,
): string {
  if (limit === 'unlimited') return words.unlimited;
  return limit === 0 ? words.none : fillTemplate(words.some, { count: String(limit) });
}
