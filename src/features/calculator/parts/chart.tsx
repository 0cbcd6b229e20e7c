import { Fragment, memo } from 'react';
import { formatShortMoney, formatWholeMoney } from '../../../shared/money.ts';
import { fillTemplate } from '../../../content/fields/template.ts';
import { layOutChart, type Chart, type ChartPoint } from './chart-scale.ts';
import { ChartTable } from './chart-table.tsx';
import styles from './chart.module.css';
import type { Result } from '../state/evaluation.ts';

/** Maps amounts to percent of the drawing, so that it fills any width while its text keeps its size. */
function createScale({ points, costTicks }: Chart) {
  const percent = (share: number) => Math.round(share * 1000) / 10;
  const x = (revenue: number) => percent(revenue / (points.at(-1)?.revenue ?? 1));
  const y = (cost: number) => percent(1 - cost / (costTicks.at(-1) ?? 1));
  return { x, y };
}

type Scale = ReturnType<typeof createScale>;

/** The areas between the lines: a loss before they cross, savings after. */
function Areas({ chart, x, y }: Scale & { chart: Chart }) {
  const { points, breakEven } = chart;
  const [start = chart.position] = points;
  const end = points.at(-1) ?? chart.position;
  const corner = (point: ChartPoint, cost: 'otaCost' | 'productCost') =>
    `${x(point.revenue)} ${y(point[cost])}`;
  const area = (from: ChartPoint, to: ChartPoint) =>
    [
      corner(from, 'otaCost'),
      corner(to, 'otaCost'),
      corner(to, 'productCost'),
      corner(from, 'productCost'),
    ].join();
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none">
      <polygon className={styles.lossArea} points={area(start, breakEven ?? end)} />
      {breakEven && <polygon className={styles.savingsArea} points={area(breakEven, end)} />}
    </svg>
  );
}

/** Both costs over the monthly revenue, with the break-even and the visitor's own revenue. */
export const CostChart = memo(function CostChart({ copy, evaluation }: Omit<Result, 'isYearly'>) {
  const { money } = evaluation;
  const chart = layOutChart(evaluation);
  const { x, y } = createScale(chart);
  const { points, costTicks, position, breakEven } = chart;
  const positionX = x(position.revenue);
  const isLoss = position.productCost > position.otaCost;
  const line = (cost: 'otaCost' | 'productCost') => ({
    y1: `${y(points[0]?.[cost] ?? 0)}%`,
    x2: '100%',
    y2: `${y(points.at(-1)?.[cost] ?? 0)}%`,
  });
  const pointText = (name: 'position' | 'breakEven', { revenue }: ChartPoint) =>
    fillTemplate(copy.chart[name], { amount: formatWholeMoney(revenue, money) });
  return (
    <figure className={styles.chart}>
      <figcaption>{copy.chart.title}</figcaption>
      <p className={styles.points}>
        <span className={isLoss ? styles.loss : undefined}>{pointText('position', position)}</span>
        {breakEven && <span>{pointText('breakEven', breakEven)}</span>}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `img` cannot be drawn here */}
      <svg className={styles.plot} role="img" aria-label={copy.chart.title}>
        <g className={styles.costs}>
          {costTicks.slice(1).map((tick) => (
            <Fragment key={tick}>
              <line y1={`${y(tick)}%`} x2="100%" y2={`${y(tick)}%`} />
              <text y={`${y(tick)}%`} dx="-8" dy="4" textAnchor="end">
                {formatShortMoney(tick, money)}
              </text>
            </Fragment>
          ))}
        </g>
        <line className={styles.axis} y1="100%" x2="100%" y2="100%" />
        <g className={styles.revenues}>
          {points.map(({ revenue }) => (
            <text key={revenue} x={`${x(revenue)}%`} y="100%" dy="20" textAnchor="middle">
              {formatShortMoney(revenue, money)}
            </text>
          ))}
        </g>
        <Areas chart={chart} x={x} y={y} />
        <line className={styles.ota} {...line('otaCost')} />
        <line className={styles.product} {...line('productCost')} />
        <g className={isLoss ? `${styles.position} ${styles.loss}` : styles.position}>
          <line className={styles.guide} x1={`${positionX}%`} x2={`${positionX}%`} y2="100%" />
          <line
            x1={`${positionX}%`}
            x2={`${positionX}%`}
            y1={`${y(position.otaCost)}%`}
            y2={`${y(position.productCost)}%`}
          />
          <circle cx={`${positionX}%`} cy={`${y(position.productCost)}%`} r="7" />
        </g>
        {breakEven && (
          <g className={styles.breakEven}>
            <line
              x1={`${x(breakEven.revenue)}%`}
              x2={`${x(breakEven.revenue)}%`}
              y1={`${y(breakEven.otaCost)}%`}
              y2="100%"
            />
            <circle cx={`${x(breakEven.revenue)}%`} cy={`${y(breakEven.otaCost)}%`} r="5" />
          </g>
        )}
      </svg>
      <div className={styles.below}>
        <p className={styles.revenue} aria-hidden="true">
          {copy.chart.revenue}
        </p>
        <ChartTable copy={copy} evaluation={evaluation} chart={chart} />
      </div>
    </figure>
  );
});
