import { Users } from 'lucide-react';
import type { HomeCopy } from '../domain/page.ts';
import type { Plan, PricedPlan, PriceWords } from '../domain/plan.ts';
import { ButtonLink } from '../ui/button.tsx';
import styles from './plan-card.module.css';

interface PlanCardProps {
  copy: HomeCopy['pricing'];
  plan: PricedPlan;
}

/** One plan: for whom, what it costs billed either way, and what is in it. */
export function PlanCard({ copy, plan }: PlanCardProps) {
  return (
    <li
      className={`${styles.card} ${plan.popular ? styles.popular : ''}`.trim()}
      data-arrive=""
      data-delay={plan.delay}
    >
      <div className={styles.head}>
        <h3>{plan.title}</h3>
        {plan.popular && <span className={styles.flag}>{copy.popular}</span>}
      </div>
      <p className={styles.target}>{plan.targetUser}</p>
      {plan.priceWords ? (
        <Prices copy={copy} words={plan.priceWords} />
      ) : (
        <p className={styles.price}>
          <span className={styles.amount}>{copy.customPrice}</span>
          <small className={styles.terms}>{copy.agreedPrice}</small>
        </p>
      )}
      <ButtonLink href={plan.cta.href} variant={plan.cta.variant} className={styles.cta}>
        {plan.cta.text}
      </ButtonLink>
      <p className={styles.description}>{plan.description}</p>
      <h4>{copy.mainFeatures}</h4>
      <ul className={styles.features}>
        {plan.mainFeatures.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <p className={styles.team}>
        <Users size={18} strokeWidth={1.75} aria-hidden="true" /> {teamMembers(copy, plan)}
      </p>
      <h4>{copy.keyModules}</h4>
      <dl className={styles.modules}>
        {plan.keyModules.map(({ name, features }) => (
          <div key={name}>
            <dt>{name}</dt>
            {features.map((feature) => (
              <dd key={feature}>{feature}</dd>
            ))}
          </div>
        ))}
      </dl>
    </li>
  );
}

function Prices({ copy, words }: { copy: HomeCopy['pricing']; words: PriceWords }) {
  const yearly = copy.billedYearly
    .replace('{total}', words.yearlyTotal)
    .replace('{saving}', words.yearlySaving);
  return (
    <>
      <p className={styles.price} data-billing="monthly">
        <span className={styles.amount}>{words.monthly}</span>
        {copy.perMonth}
        <small className={styles.terms}>{copy.billedMonthly}</small>
      </p>
      <p className={styles.price} data-billing="yearly">
        <span className={styles.amount}>{words.yearly}</span>
        {copy.perMonth}
        <small className={styles.terms}>{yearly}</small>
      </p>
    </>
  );
}

function teamMembers(copy: HomeCopy['pricing'], { teamMembers: limit }: Plan): string {
  if (limit === 'unlimited') return copy.teamMembers.unlimited;
  return limit === 0 ? copy.teamMembers.none : copy.teamMembers.some;
}
