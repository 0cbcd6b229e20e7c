import { useLayoutEffect, useRef, useState } from 'react';
import { formatWholeMoney } from '../../../shared/money.ts';
import { fillTemplate } from '../../../content/fields/template.ts';
import { Chevron } from '../../../ui/chevron.tsx';
import type { Chart } from './chart-scale.ts';
import type { Result } from '../state/evaluation.ts';
import styles from './table.module.css';

/**
 * The chart as a table: both costs at each tick, at the break-even and at the visitor's revenue. It is in
 * the page's HTML for visitors without scripts; with scripts, it is rendered only while it is open.
 */
export function ChartTable({
  copy,
  evaluation,
  chart,
}: Omit<Result, 'isYearly'> & { chart: Chart }) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isRendered, setRendered] = useState(true);
  useLayoutEffect(() => setRendered(details.current?.open ?? false), []);
  const { position, breakEven, points } = chart;
  const format = (amount: number) => formatWholeMoney(amount, evaluation.money);
  const rows = [...points, position, ...(breakEven ? [breakEven] : [])].toSorted(
    (a, b) => a.revenue - b.revenue,
  );
  return (
    <details
      ref={details}
      className={styles.more}
      onToggle={({ currentTarget }) => setRendered(currentTarget.open)}
    >
      <summary>
        {copy.chart.table} <Chevron />
      </summary>
      {isRendered && (
        <table className={styles.table}>
          <caption>{fillTemplate(copy.rounded, { per: copy.month.per })}</caption>
          <thead>
            <tr>
              <th scope="col">{copy.chart.revenue}</th>
              <th scope="col">{evaluation.ota.name}</th>
              <th scope="col">{evaluation.plan.name}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((point, index) => (
              <tr key={index} aria-current={point === position || undefined}>
                <th scope="row">{format(point.revenue)}</th>
                <td>{format(point.otaCost)}</td>
                <td>{format(point.productCost)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
