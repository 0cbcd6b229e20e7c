import { formatUsd } from '../../../shared/money.ts';
import { fillTemplate } from '../../../content/fields/template.ts';
import { Chevron } from '../../../ui/chevron.tsx';
import type { Chart } from './chart-scale.ts';
import type { ResultProps } from './part-props.ts';
import styles from './table.module.css';

/** The chart in numbers: both costs at each mark of the axis, at the break-even and where the visitor stands. */
export function ChartTable({
  copy,
  evaluation,
  chart,
}: Omit<ResultProps, 'isYearly'> & { chart: Chart }) {
  const { position, breakEven, points } = chart;
  const rows = [...points, position, ...(breakEven ? [breakEven] : [])].toSorted(
    (a, b) => a.revenueUsd - b.revenueUsd,
  );
  return (
    <details className={styles.more}>
      <summary>
        {copy.chart.table} <Chevron />
      </summary>
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
              <th scope="row">{formatUsd(point.revenueUsd)}</th>
              <td data-label={evaluation.ota.name}>{formatUsd(point.otaUsd)}</td>
              <td data-label={evaluation.plan.name}>{formatUsd(point.productUsd)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
