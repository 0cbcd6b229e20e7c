import { planMark } from '../../shared/trial-marks.ts';
import type { HomeCopy } from '../../content/schemas/page.ts';
import type { Plan, PricedPlan, PriceWords } from '../../content/facts/plan.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './plan-card.module.css';

interface PlanCardProps {
  copy: HomeCopy['pricing'];
  plan: PricedPlan;
  /** The plan that this one adds to. */
  before: Plan | undefined;
}

/** One plan: for whom, what it costs billed either way, and what it adds to the plan before it. */
export function PlanCard({ copy, plan, before }: PlanCardProps) {
  return (
    <li
      className={`${styles.card} ${plan.popular ? styles.popular : ''}`.trim()}
      data-arrive=""
      data-delay={plan.delay}
    >
      <div className={styles.offer}>
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
        <ButtonLink
          href={plan.cta.href}
          variant={plan.cta.variant}
          {...(plan.price && { [planMark]: plan.id })}
        >
          {plan.cta.text}
        </ButtonLink>
      </div>
      <div className={styles.contents}>
        <p>{plan.description}</p>
        <h4>{before ? copy.moreFeatures.replace('{plan}', before.title) : copy.mainFeatures}</h4>
        <ul role="list" className={styles.features}>
          {plan.mainFeatures.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <p className={styles.team}>{teamMembers(copy.teamMembers, plan)}</p>
      </div>
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
        <wbr />
        {copy.perMonth}
        <small className={styles.terms}>{copy.billedMonthly}</small>
      </p>
      <p className={styles.price} data-billing="yearly">
        <span className={styles.amount}>{words.yearly}</span>
        <wbr />
        {copy.perMonth}
        <small className={styles.terms}>{yearly}</small>
      </p>
    </>
  );
}

/** The words for how many people a plan takes besides the owner. */
export function teamMembers(
  words: Record<'none' | 'some' | 'unlimited', string>,
  { teamMembers: limit }: Plan,
): string {
  if (limit === 'unlimited') return words.unlimited;
  return limit === 0 ? words.none : words.some.replace('{count}', String(limit));
}
