import { exampleNightlyRate, findExampleNights } from '../../shared/break-even.ts';
import { fillTemplate } from '../../shared/template.ts';
import type { Content } from '../../content/read-content.ts';
import type { Plan } from '../../content/facts/plan.ts';
import styles from './plan-card.module.css';
import text from '../../ui/text.module.css';

interface PaysOffProps {
  content: Content;
  plan: Plan;
  billing: 'monthly' | 'yearly';
}

/** A link to the calculator with a plan, which says from how many direct nights the plan pays for itself. */
export function PaysOff({ content, plan, billing }: PaysOffProps) {
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
