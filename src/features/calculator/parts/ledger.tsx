import { memo } from 'react';
import { formatUsd } from '../../../shared/money.ts';
import { perYear, roundToDollars, type MicroUsd } from '../rules/savings.ts';
import { fillTemplate } from '../../../content/fields/template.ts';
import styles from './ledger.module.css';
import type { ResultProps } from './part-props.ts';

/** A figure of the ledger: the name of its output, as tests and scripts know it, and what it is. */
export interface Figure {
  name: string;
  label: string;
  amount: MicroUsd;
}

/** The four figures: one cost, the other, what is left in the period shown, and in the other one. */
export function figuresOf({ copy, evaluation, isYearly }: ResultProps): Figure[] {
  const { ota, plan, savings } = evaluation;
  const words = isYearly ? copy.year : copy.month;
  const inPeriod = (amount: MicroUsd) => (isYearly ? perYear(amount) : amount);
  const totals = [
    { name: 'monthlySavings', label: copy.monthlySavings, amount: savings.monthlySavings },
    { name: 'yearlySavings', label: copy.yearlySavings, amount: savings.yearlySavings },
  ];
  return [
    {
      name: 'otaCost',
      label: fillTemplate(words.otaCost, { ota: ota.name }),
      amount: inPeriod(savings.otaCost),
    },
    {
      name: 'productCost',
      label: fillTemplate(words.productCost, { plan: plan.name }),
      amount: inPeriod(savings.productCost),
    },
    ...(isYearly ? totals.toReversed() : totals),
  ];
}

/** What the product's cost holds beyond plan and fee, in sentences. */
export function inclusions({ copy, evaluation: { inputs, ota } }: ResultProps): string {
  const { includesOta, includesCards } = copy.assumptions;
  return [
    inputs.directPercent < 100 && fillTemplate(includesOta, { ota: ota.name }),
    inputs.cardProcessing && includesCards,
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * The figures as in a ledger, each rounded by itself: $252 − $231 can be $22. The outputs stay
 * silent, since the answer is announced in words.
 */
export const Ledger = memo(function Ledger(props: ResultProps) {
  const included = inclusions(props);
  const isLoss = props.evaluation.savings.monthlySavings < 0;
  const isCostly = [!isLoss, isLoss, isLoss, isLoss];
  return (
    <div>
      <dl className={styles.ledger}>
        {figuresOf(props).map(({ name, label, amount }, index) => (
          <div key={name} className={isCostly[index] ? styles.costly : undefined}>
            <dt>
              <span>{label}</span>
              {included && name === 'productCost' && <small>{included}</small>}
            </dt>
            <dd>
              <output name={name} aria-live="off">
                {formatUsd(roundToDollars(amount))}
              </output>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.rounding}>{props.copy.rounding}</p>
    </div>
  );
});
