import { memo } from 'react';
import { formatWholeMoney } from '../../../shared/money.ts';
import { roundToWhole } from '../rules/savings.ts';
import type { Result } from '../state/evaluation.ts';
import { figuresOf, productCostNote } from '../text/figures.ts';
import styles from './results.module.css';

/**
 * The four figures, each rounded separately: $252 − $231 can be $22. The outputs are not announced,
 * because the answer in words is.
 */
export const Results = memo(function Results(result: Result) {
  const note = productCostNote(result);
  const isLoss = result.evaluation.savings.monthlySavings < 0;
  const isCostly = [!isLoss, isLoss, isLoss, isLoss];
  return (
    <dl className={styles.results}>
      {figuresOf(result).map(({ name, label, amount }, index) => (
        <div key={name} className={isCostly[index] ? styles.costly : undefined}>
          <dt>
            {label}
            {name === 'productCost' && note && <small>{note}</small>}
          </dt>
          <dd>
            <output name={name} aria-live="off">
              {formatWholeMoney(roundToWhole(amount), result.evaluation.money)}
            </output>
          </dd>
        </div>
      ))}
    </dl>
  );
});
