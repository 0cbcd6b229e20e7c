import { memo } from 'react';
import { formatUsd } from '../../../shared/money.ts';
import { fillTemplate } from '../../../content/fields/template.ts';
import { chartOf, type Chart, type ChartPoint } from './chart-scale.ts';
import { ChartTable } from './chart-table.tsx';
import styles from './chart.module.css';
import type { ResultProps } from './part-props.ts';

const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  // Said, because Safari takes it for 1 otherwise: its "$1.0K" is not what the page was built with.
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});

/**
 * Where things stand, in percent of the drawing, so that it fills any width while its words keep
 * their size.
 */
function placesOf({ points, costTicks }: Chart) {
  const percent = (share: number) => Math.round(share * 1000) / 10;
  const x = (revenueUsd: number) => percent(revenueUsd / (points.at(-1)?.revenueUsd ?? 1));
  const y = (costUsd: number) => percent(1 - costUsd / (costTicks.at(-1) ?? 1));
  return { x, y };
}

type Places = ReturnType<typeof placesOf>;

/** What lies between the lines: lost before they cross, kept after. */
function Between({ chart, x, y }: Places & { chart: Chart }) {
  const { points, breakEven } = chart;
  const [start = chart.position] = points;
  const end = points.at(-1) ?? chart.position;
  const corner = (point: ChartPoint, cost: 'otaUsd' | 'productUsd') =>
    `${x(point.revenueUsd)} ${y(point[cost])}`;
  const area = (from: ChartPoint, to: ChartPoint) =>
    [
      corner(from, 'otaUsd'),
      corner(to, 'otaUsd'),
      corner(to, 'productUsd'),
      corner(from, 'productUsd'),
    ].join();
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none">
      <polygon className={styles.lost} points={area(start, breakEven ?? end)} />
      {breakEven && <polygon className={styles.kept} points={area(breakEven, end)} />}
    </svg>
  );
}

/** A word beside a mark, on the side where there is room. */
function Mark({ at, y, dy, children }: { at: number; y: string; dy: number; children: string }) {
  const isLeft = at < 55;
  return (
    <text x={`${at}%`} y={y} dx={isLeft ? 8 : -8} dy={dy} textAnchor={isLeft ? 'start' : 'end'}>
      {children}
    </text>
  );
}

/** Both costs over the month's revenue, where they cross, and where the visitor stands. */
export const CostChart = memo(function CostChart({
  copy,
  evaluation,
}: Omit<ResultProps, 'isYearly'>) {
  const chart = chartOf(evaluation);
  const { x, y } = placesOf(chart);
  const { points, costTicks, position, breakEven } = chart;
  const here = x(position.revenueUsd);
  const isLoss = position.productUsd > position.otaUsd;
  const line = (cost: 'otaUsd' | 'productUsd') => ({
    y1: `${y(points[0]?.[cost] ?? 0)}%`,
    x2: '100%',
    y2: `${y(points.at(-1)?.[cost] ?? 0)}%`,
  });
  return (
    <figure className={styles.chart}>
      <figcaption>
        <b>{copy.chart.title}</b>
        <span className={styles.ota}>
          {fillTemplate(copy.month.otaCost, { ota: evaluation.ota.name })}
        </span>
        <span className={styles.product}>
          {fillTemplate(copy.month.productCost, { plan: evaluation.plan.name })}
        </span>
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, not fetched */}
      <svg className={styles.plot} role="img" aria-label={copy.chart.title}>
        {costTicks.slice(1).map((tick) => (
          <g key={tick} className={styles.costs}>
            <line y1={`${y(tick)}%`} x2="100%" y2={`${y(tick)}%`} />
            <text y={`${y(tick)}%`} dx="-8" dy="4" textAnchor="end">
              {short.format(tick)}
            </text>
          </g>
        ))}
        <line className={styles.axis} y1="100%" x2="100%" y2="100%" />
        <g className={styles.revenues}>
          {points.map(({ revenueUsd }) => (
            <text key={revenueUsd} x={`${x(revenueUsd)}%`} y="100%" dy="20" textAnchor="middle">
              {short.format(revenueUsd)}
            </text>
          ))}
        </g>
        <Between chart={chart} x={x} y={y} />
        <line className={styles.ota} {...line('otaUsd')} />
        <line className={styles.product} {...line('productUsd')} />
        <g className={isLoss ? `${styles.position} ${styles.loss}` : styles.position}>
          <line className={styles.guide} x1={`${here}%`} x2={`${here}%`} y2="100%" />
          <line
            x1={`${here}%`}
            x2={`${here}%`}
            y1={`${y(position.otaUsd)}%`}
            y2={`${y(position.productUsd)}%`}
          />
          <circle cx={`${here}%`} cy={`${y(position.productUsd)}%`} r="7" />
          <Mark at={here} y="0" dy={12}>
            {fillTemplate(copy.chart.position, { amount: formatUsd(position.revenueUsd) })}
          </Mark>
        </g>
        {breakEven && (
          <g className={styles.breakEven}>
            <line
              x1={`${x(breakEven.revenueUsd)}%`}
              x2={`${x(breakEven.revenueUsd)}%`}
              y1={`${y(breakEven.otaUsd)}%`}
              y2="100%"
            />
            <circle cx={`${x(breakEven.revenueUsd)}%`} cy={`${y(breakEven.otaUsd)}%`} r="5" />
            <Mark at={x(breakEven.revenueUsd)} y="100%" dy={-8}>
              {fillTemplate(copy.chart.breakEven, { amount: formatUsd(breakEven.revenueUsd) })}
            </Mark>
          </g>
        )}
      </svg>
      <p className={styles.revenue} aria-hidden="true">
        {copy.chart.revenue}
      </p>
      <ChartTable copy={copy} evaluation={evaluation} chart={chart} />
    </figure>
  );
});
