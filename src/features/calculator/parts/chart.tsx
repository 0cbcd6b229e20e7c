import { Fragment } from 'react';
import type { Formats } from '../../../shared/formats.ts';
import type { Savings } from '../savings.ts';
import { writeChart, type Result } from '../text.ts';
import { placeLabels } from './chart-labels.ts';
import { EndLabels, PointLabels } from './chart-texts.tsx';
import { percent, scaleChart, type ChartScale } from './chart-scale.ts';
import styles from './chart.module.css';

/** From this amount, ticks have a short format such as `$10K`. */
const longAmount = 10_000;

/** A chart of both costs by revenue from direct bookings, with the break-even and the visitor's own revenue. */
export function CostChart(result: Result) {
  const { copy, evaluation } = result;
  const scale = scaleChart(evaluation);
  const { position, breakEven, inNumbers } = scale;
  const points = [...inNumbers, position, ...(breakEven ? [breakEven] : [])];
  const labels = placeLabels(scale);
  return (
    <figure
      className={styles.chart}
      data-loss={position.monthlySavings < 0 || undefined}
      aria-label={`${copy.chart.title}. ${writeChart(result, points)}`}
    >
      <svg className={styles.plot} aria-hidden="true">
        <Axes scale={scale} formats={result.formats} />
        <Lines scale={scale} />
        <EndLabels result={result} scale={scale} />
        <PointLabels result={result} scale={scale} labels={labels} />
      </svg>
      <p className={styles.revenue}>{copy.chart.revenue}</p>
    </figure>
  );
}

/** The ticks of both axes, with a grid line for each cost. */
function Axes({ scale, formats }: { scale: ChartScale; formats: Formats }) {
  const { inNumbers, costTicks, x, y } = scale;
  const format = (amount: number, ticks: readonly number[]) =>
    (ticks.at(-1) ?? 0) < longAmount ? formats.wholeMoney(amount) : formats.shortMoney(amount);
  const revenues = inNumbers.map(({ revenue }) => revenue);
  return (
    <>
      {costTicks.map((tick) => (
        <Fragment key={tick}>
          <line y1={percent(1 - y(tick))} x2="100%" y2={percent(1 - y(tick))} />
          <text x="-0.6em" y={percent(1 - y(tick))} dy="0.3em" textAnchor="end">
            {format(tick, costTicks)}
          </text>
        </Fragment>
      ))}
      {revenues.map((revenue) => (
        <text key={revenue} x={percent(x(revenue))} y="100%" dy="1.6em" textAnchor="middle">
          {format(revenue, revenues)}
        </text>
      ))}
    </>
  );
}

/** Both lines, the areas between them, and the two points. */
function Lines({ scale }: { scale: ChartScale }) {
  const { start, end, position, breakEven, x, y } = scale;
  const line = (name: 'otaCost' | 'productCost') => ({
    y1: percent(1 - y(start[name])),
    x2: '100%',
    y2: percent(1 - y(end[name])),
  });
  /** The path of an area between both costs: a loss before they cross, savings after. */
  const area = (from: Savings, to: Savings) =>
    [
      ...[from, to].map((point) => [100 * x(point.revenue), 100 - 100 * y(point.otaCost)]),
      ...[to, from].map((point) => [100 * x(point.revenue), 100 - 100 * y(point.productCost)]),
    ].join(' ');
  const place = (point: Savings) => ({
    cx: percent(x(point.revenue)),
    cy: percent(1 - y(point.productCost)),
    r: 7,
  });
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <polygon className={styles.loss} points={area(start, breakEven ?? end)} />
        {breakEven && <polygon points={area(breakEven, end)} />}
      </svg>
      <line className={styles.ota} {...line('otaCost')} />
      <line className={styles.product} {...line('productCost')} />
      <line
        className={styles.position}
        x1={percent(x(position.revenue))}
        y1={percent(1 - y(position.otaCost))}
        x2={percent(x(position.revenue))}
        y2={percent(1 - y(position.productCost))}
      />
      <circle className={styles.position} {...place(position)} />
      {breakEven && <circle className={styles.breakEven} {...place(breakEven)} />}
    </>
  );
}
