import { Fragment } from 'react';
import { formatShortMoney, formatWholeMoney } from '../../../shared/money.ts';
import { fillTemplate } from '../../../shared/template.ts';
import type { Savings } from '../savings.ts';
import { writeChart, writePayOff, type Result } from '../text.ts';
import { layOutChart } from './chart-scale.ts';
import styles from './chart.module.css';

/** Both costs over the monthly revenue, with the break-even and the visitor's own revenue. */
export function CostChart(result: Result) {
  const { copy, evaluation, locale } = result;
  const { start, end, inNumbers, costTicks, position, breakEven } = layOutChart(evaluation);
  // In percent of the drawing, so that it fills any width while its text keeps its size.
  const share = (part: number, whole = 1) => Math.round((part / whole) * 1000) / 10;
  const x = (revenue: number) => share(revenue, end.revenue);
  const y = (cost: number) => 100 - share(cost, costTicks.at(-1));
  const line = (name: 'otaCost' | 'productCost') => ({
    y1: `${y(start[name])}%`,
    x2: '100%',
    y2: `${y(end[name])}%`,
  });
  /** The area between both costs: a loss before they cross, savings after. */
  const area = (from: Savings, to: Savings) =>
    [
      ...[from, to].map((point) => [x(point.revenue), y(point.otaCost)]),
      ...[to, from].map((point) => [x(point.revenue), y(point.productCost)]),
    ].join(' ');
  const place = (point: Savings) => ({
    cx: `${x(point.revenue)}%`,
    cy: `${y(point.productCost)}%`,
  });
  /** The lines part to the right of savings, and to the left of a loss. */
  const isSaving = position.monthlySavings >= 0;
  /** Whether there is room for the amount between them. */
  const isApart = Math.abs(y(position.otaCost) - y(position.productCost)) > 16;
  const named = [...inNumbers, position, ...(breakEven ? [breakEven] : [])];
  return (
    <figure
      className={styles.chart}
      data-loss={!isSaving || undefined}
      aria-label={`${copy.chart.title}. ${writeChart(result, named)}`}
    >
      <figcaption>
        <span className={styles.positionKey}>
          {fillTemplate(copy.chart.position, {
            amount: formatWholeMoney(position.revenue, locale),
          })}
        </span>
        <span className={breakEven ? styles.breakEvenKey : undefined}>{writePayOff(result)}</span>
      </figcaption>
      <svg className={styles.plot} aria-hidden="true">
        {costTicks.map((tick) => (
          <Fragment key={tick}>
            <line y1={`${y(tick)}%`} x2="100%" y2={`${y(tick)}%`} />
            <text className={styles.cost} y={`${y(tick)}%`} dx="-0.6em" dy="0.3em" textAnchor="end">
              {formatShortMoney(tick, locale)}
            </text>
          </Fragment>
        ))}
        {inNumbers.map(({ revenue }) => (
          <text key={revenue} x={`${x(revenue)}%`} y="100%" dy="1.5em" textAnchor="middle">
            {formatShortMoney(revenue, locale)}
          </text>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <polygon className={styles.loss} points={area(start, breakEven ?? end)} />
          {breakEven && <polygon points={area(breakEven, end)} />}
        </svg>
        <line className={styles.ota} {...line('otaCost')} />
        <line className={styles.product} {...line('productCost')} />
        <line
          className={styles.position}
          x1={`${x(position.revenue)}%`}
          y1={`${y(position.otaCost)}%`}
          x2={`${x(position.revenue)}%`}
          y2={`${y(position.productCost)}%`}
        />
        <circle className={styles.position} {...place(position)} r="7" />
        {isApart && (
          <text
            className={styles.savings}
            x={`${x(position.revenue)}%`}
            y={`${(y(position.otaCost) + y(position.productCost)) / 2}%`}
            dx={isSaving ? '0.6em' : '-0.6em'}
            dy="0.35em"
            textAnchor={isSaving ? 'start' : 'end'}
          >
            {formatWholeMoney(position.monthlySavings, locale)}
          </text>
        )}
        {breakEven && <circle className={styles.breakEven} {...place(breakEven)} r="5" />}
      </svg>
      <p className={styles.revenue}>{copy.chart.revenue}</p>
    </figure>
  );
}
