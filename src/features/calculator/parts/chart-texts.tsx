import type { ReactNode } from 'react';
import { fillTemplate } from '../../../shared/template.ts';
import { calculateProductPercent } from '../savings.ts';
import type { Result } from '../text.ts';
import type { ChartLabels, Place } from './chart-labels.ts';
import { percent, type ChartScale } from './chart-scale.ts';
import styles from './chart.module.css';

interface TextsProps {
  result: Result;
  scale: ChartScale;
}

/** The minimum distance between the labels of the two lines, as a share of the drawing's height. */
const namesApart = 0.22;

/** The labels at the ends of the lines. A phone has no room for them; the figures above the chart are its legend. */
export function EndLabels({ result, scale }: TextsProps) {
  const { evaluation, formats } = result;
  const { inputs, ota, plan } = evaluation;
  const ends = { ota: scale.y(scale.end.otaCost), product: scale.y(scale.end.productCost) };
  const distance = ends.ota - ends.product;
  // Move the labels apart if they would overlap.
  const push = Math.max(0, namesApart - Math.abs(distance)) / 2;
  const up = distance < 0 ? -push : push;
  const fee = formats.percent(calculateProductPercent(inputs));
  return (
    <g className={styles.ends}>
      <EndLabel className={styles.otaName} y={ends.ota + up} name={ota.name}>
        {formats.percent(inputs.commissionPercent)}
      </EndLabel>
      <EndLabel className={styles.productName} y={ends.product - up} name={plan.name}>
        {`${formats.money(inputs.planFee)} + ${fee}`}
      </EndLabel>
    </g>
  );
}

interface EndLabelProps {
  className: string | undefined;
  y: number;
  name: string;
  children: ReactNode;
}

function EndLabel({ className, y, name, children }: EndLabelProps) {
  return (
    <g className={className}>
      <text x="100%" dx="0.7em" y={percent(1 - y)} className={styles.name}>
        {name}
      </text>
      <text x="100%" dx="0.7em" y={percent(1 - y)} dy="1.2em">
        {children}
      </text>
    </g>
  );
}

/** The labels of the visitor's revenue and of the break-even, and the difference between the costs. */
export function PointLabels({ result, scale, labels }: TextsProps & { labels: ChartLabels }) {
  const { copy, formats } = result;
  const { position, breakEven, x, y } = scale;
  const difference = formats.wholeMoney(Math.abs(position.monthlySavings));
  const amount =
    position.monthlySavings < 0
      ? fillTemplate(copy.chart.more, { amount: difference })
      : difference;
  const revenue = formats.wholeMoney(position.revenue);
  const ring = breakEven && { x: x(breakEven.revenue), y: y(breakEven.productCost) };
  return (
    <>
      {labels.breakEven && ring && labels.breakEven.y - ring.y > 0.12 && (
        <line
          className={styles.leader}
          x1={percent(ring.x)}
          y1={percent(0.96 - ring.y)}
          x2={percent(labels.breakEven.x)}
          y2={percent(1 - labels.breakEven.y)}
        />
      )}
      {labels.breakEven && breakEven && (
        <>
          <Label place={labels.breakEven} line={1} className={styles.name}>
            {copy.chart.breakEven}
          </Label>
          <Label place={labels.breakEven}>{formats.wholeMoney(breakEven.revenue)}</Label>
        </>
      )}
      <Label place={labels.position} line={labels.amount ? 0 : 1}>
        <tspan className={styles.name}>{copy.chart.position}</tspan> {revenue}
      </Label>
      {labels.amount ? (
        <text
          className={styles.amount}
          x={percent(labels.amount.x)}
          y={percent(1 - labels.amount.y)}
          dy="0.35em"
        >
          {amount}
        </text>
      ) : (
        <Label place={labels.position} className={styles.amount}>
          {amount}
        </Label>
      )}
    </>
  );
}

interface LabelProps {
  place: Place;
  /** Counted from the lowest. */
  line?: 0 | 1;
  className?: string | undefined;
  children: ReactNode;
}

function Label({ place, line = 0, className, children }: LabelProps) {
  return (
    <text
      className={`${styles.label} ${className ?? ''}`.trim()}
      x={percent(place.x)}
      y={percent(1 - place.y)}
      dy={line === 1 ? '-1.5em' : '-0.25em'}
      textAnchor={place.anchor}
    >
      {children}
    </text>
  );
}
