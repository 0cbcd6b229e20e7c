import { Fragment, memo } from 'react';
import { formatUsd } from '../../../shared/money.ts';
import { fillTemplate } from '../../../content/fields/template.ts';
import { layOutChart, type Chart, type ChartPoint } from './chart-scale.ts';
import { ChartTable } from './chart-table.tsx';
import styles from './chart.module.css';
import type { Result } from '../state/evaluation.ts';

const compactUsd = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  // Safari's default is 1: its "$1.0K" would differ from the page's HTML.
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});

/** Maps dollars to percent of the drawing, so that it fills any width while its text keeps its size. */
function createScale({ points, costTicks }: Chart) {
  const percent = (share: number) => Math.round(share * 1000) / 10;
  const x = (revenueUsd: number) => percent(revenueUsd / (points.at(-1)?.revenueUsd ?? 1));
  const y = (costUsd: number) => percent(1 - costUsd / (costTicks.at(-1) ?? 1));
  return { x, y };
}

type Scale = ReturnType<typeof createScale>;

/** The areas between the lines: a loss before they cross, savings after. */
function Areas({ chart, x, y }: Scale & { chart: Chart }) {
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
      <polygon className={styles.lossArea} points={area(start, breakEven ?? end)} />
      {breakEven && <polygon className={styles.savingsArea} points={area(breakEven, end)} />}
    </svg>
  );
}

/** A label beside a point, on the side with more room. */
function PointLabel({
  at,
  y,
  dy,
  children,
}: {
  at: number;
  y: string;
  dy: number;
  children: string;
}) {
  const isLeft = at < 55;
  return (
    <text x={`${at}%`} y={y} dx={isLeft ? 8 : -8} dy={dy} textAnchor={isLeft ? 'start' : 'end'}>
      {children}
    </text>
  );
}

/** Both costs over the monthly revenue, with the break-even and the visitor's own revenue. */
export const CostChart = memo(function CostChart({ copy, evaluation }: Omit<Result, 'isYearly'>) {
  const chart = layOutChart(evaluation);
  const { x, y } = createScale(chart);
  const { points, costTicks, position, breakEven } = chart;
  const positionX = x(position.revenueUsd);
  const isLoss = position.productUsd > position.otaUsd;
  const line = (cost: 'otaUsd' | 'productUsd') => ({
    y1: `${y(points[0]?.[cost] ?? 0)}%`,
    x2: '100%',
    y2: `${y(points.at(-1)?.[cost] ?? 0)}%`,
  });
  return (
    <figure className={styles.chart}>
      <figcaption>{copy.chart.title}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `img` cannot be drawn here */}
      <svg className={styles.plot} role="img" aria-label={copy.chart.title}>
        <g className={styles.costs}>
          {costTicks.slice(1).map((tick) => (
            <Fragment key={tick}>
              <line y1={`${y(tick)}%`} x2="100%" y2={`${y(tick)}%`} />
              <text y={`${y(tick)}%`} dx="-8" dy="4" textAnchor="end">
                {compactUsd.format(tick)}
              </text>
            </Fragment>
          ))}
        </g>
        <line className={styles.axis} y1="100%" x2="100%" y2="100%" />
        <g className={styles.revenues}>
          {points.map(({ revenueUsd }) => (
            <text key={revenueUsd} x={`${x(revenueUsd)}%`} y="100%" dy="20" textAnchor="middle">
              {compactUsd.format(revenueUsd)}
            </text>
          ))}
        </g>
        <Areas chart={chart} x={x} y={y} />
        <line className={styles.ota} {...line('otaUsd')} />
        <line className={styles.product} {...line('productUsd')} />
        <g className={isLoss ? `${styles.position} ${styles.loss}` : styles.position}>
          <line className={styles.guide} x1={`${positionX}%`} x2={`${positionX}%`} y2="100%" />
          <line
            x1={`${positionX}%`}
            x2={`${positionX}%`}
            y1={`${y(position.otaUsd)}%`}
            y2={`${y(position.productUsd)}%`}
          />
          <circle cx={`${positionX}%`} cy={`${y(position.productUsd)}%`} r="7" />
          <PointLabel at={positionX} y="0" dy={12}>
            {fillTemplate(copy.chart.position, { amount: formatUsd(position.revenueUsd) })}
          </PointLabel>
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
            <PointLabel at={x(breakEven.revenueUsd)} y="100%" dy={-8}>
              {fillTemplate(copy.chart.breakEven, { amount: formatUsd(breakEven.revenueUsd) })}
            </PointLabel>
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
