import { Fragment, memo } from 'react';
import { fillTemplate } from '../../../shared/template.ts';
import { formatShortMoney, formatWholeMoney } from '../../../shared/money.ts';
import type { Savings } from '../savings.ts';
import { chartText, payOffText, type Result } from '../text.ts';
import { layOutChart, type Chart } from './chart-scale.ts';
import styles from './chart.module.css';

type Cost = 'otaCost' | 'productCost';

/** The lines of both costs, with the areas between them: a loss before they cross, savings after. */
function Plot({ chart, x, y }: { chart: Chart } & Record<'x' | 'y', (amount: number) => number>) {
  const { points, position, breakEven } = chart;
  const [start, end] = [points[0] ?? position, points.at(-1) ?? position];
  const area = (from: Savings, to: Savings) =>
    [
      ...[from, to].map((point) => [x(point.revenue), y(point.otaCost)]),
      ...[to, from].map((point) => [x(point.revenue), y(point.productCost)]),
    ].join(' ');
  const line = (cost: Cost) => ({
    y1: `${y(start[cost])}%`,
    x2: '100%',
    y2: `${y(end[cost])}%`,
  });
  const upright = (revenue: number) => ({ x1: `${x(revenue)}%`, x2: `${x(revenue)}%` });
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <polygon className={styles.lossArea} points={area(start, breakEven ?? end)} />
        {breakEven && <polygon className={styles.savingsArea} points={area(breakEven, end)} />}
      </svg>
      <line className={styles.ota} {...line('otaCost')} />
      <line className={styles.product} {...line('productCost')} />
      <g className={styles.position}>
        <line className={styles.guide} {...upright(position.revenue)} y2="100%" />
        <line
          {...upright(position.revenue)}
          y1={`${y(position.otaCost)}%`}
          y2={`${y(position.productCost)}%`}
        />
        <circle cx={`${x(position.revenue)}%`} cy={`${y(position.productCost)}%`} r="7" />
      </g>
      {breakEven && (
        <g className={styles.breakEven}>
          <line {...upright(breakEven.revenue)} y1={`${y(breakEven.otaCost)}%`} y2="100%" />
          <circle cx={`${x(breakEven.revenue)}%`} cy={`${y(breakEven.otaCost)}%`} r="5" />
        </g>
      )}
    </>
  );
}

/** Both costs over the monthly revenue, with the break-even and the visitor's own revenue. */
export const CostChart = memo(function CostChart(result: Result) {
  const { copy, evaluation, money } = result;
  const chart = layOutChart(evaluation);
  const { points, costTicks, position, breakEven } = chart;
  // In percent of the drawing, so that it fills any width while its text keeps its size.
  const percent = (share: number) => Math.round(share * 1000) / 10;
  const x = (revenue: number) => percent(revenue / (points.at(-1)?.revenue ?? 1));
  const y = (cost: number) => percent(1 - cost / (costTicks.at(-1) ?? 1));
  const drawn = [...points, position, ...(breakEven ? [breakEven] : [])];
  return (
    <figure
      className={styles.chart}
      data-loss={position.monthlySavings < 0 || undefined}
      aria-label={`${copy.chart.title}. ${chartText(result, drawn)}`}
    >
      <figcaption>
        <span className={styles.positionKey}>
          {fillTemplate(copy.chart.position, { amount: formatWholeMoney(position.revenue, money) })}
        </span>
        <span className={breakEven ? styles.breakEvenKey : undefined}>{payOffText(result)}</span>
      </figcaption>
      <svg className={styles.plot} aria-hidden="true">
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
        <Plot chart={chart} x={x} y={y} />
      </svg>
      <p className={styles.revenue}>{copy.chart.revenue}</p>
    </figure>
  );
});
