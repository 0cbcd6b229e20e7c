import { calculateCosts, type Costs } from '../savings.ts';
import type { Result } from '../text.ts';
import styles from './chart.module.css';

/** Rounds up to a round number: 3,938 to 4,000. */
function roundUp(amount: number): number {
  const unit = 10 ** Math.floor(Math.log10(amount / 2));
  return Math.ceil(amount / unit) * unit;
}

/** How far the axis extends beyond the revenue from all bookings and the break-even. */
const headroom = 1.25;

/**
 * A line chart of both costs per month by the revenue from direct bookings, with the visitor's revenue and the
 * break-even. Changing the share of direct bookings moves only the visitor's point.
 */
export function CostChart({ copy, evaluation, formats }: Result) {
  const { inputs, savings } = evaluation;
  const { breakEven, totalRevenue } = savings;
  const maxRevenue = roundUp(headroom * Math.max(totalRevenue, breakEven ?? 0));
  const start = calculateCosts(0, inputs);
  const end = calculateCosts(maxRevenue, inputs);
  const crossing = breakEven === null ? null : calculateCosts(breakEven, inputs);
  const maxCost = roundUp(Math.max(end.otaCost, end.productCost));

  /** The position of a cost in the drawing, which is 100 wide and 100 high. */
  const place = ({ revenue, ...costs }: Costs, name: 'otaCost' | 'productCost') =>
    `${(100 * revenue) / maxRevenue} ${100 - (100 * costs[name]) / maxCost}`;
  const line = (name: 'otaCost' | 'productCost') => `M${place(start, name)}L${place(end, name)}`;
  /** The area between both costs: a loss before they cross, savings after. */
  const area = (from: Costs, to: Costs) =>
    `M${place(from, 'otaCost')}L${place(to, 'otaCost')}L${place(to, 'productCost')}L${place(from, 'productCost')}Z`;
  /** A round dot, in a drawing that is stretched: the end of a line without length. */
  const dot = (at: Costs) => `M${place(at, 'productCost')}h0`;

  return (
    <figure aria-label={copy.chart.title} className={styles.chart}>
      <p className={styles.axis}>
        <b>{formats.wholeMoney(maxCost)}</b> <span>{copy.chart.cost}</span>
      </p>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className={styles.plot}
      >
        <path className={styles.lossArea} d={area(start, crossing ?? end)} />
        {crossing && <path className={styles.savingsArea} d={area(crossing, end)} />}
        <path className={styles.ota} d={line('otaCost')} />
        <path className={styles.product} d={line('productCost')} />
        <path
          className={styles.difference}
          d={`M${place(savings, 'otaCost')}L${place(savings, 'productCost')}`}
        />
        {crossing && <path className={styles.breakEven} d={dot(crossing)} />}
        {crossing && <path className={styles.hole} d={dot(crossing)} />}
        <path className={styles.position} d={dot(savings)} />
      </svg>
      <p className={`${styles.axis} ${styles.revenue}`}>
        <span>{copy.chart.revenue}</span> <b>{formats.wholeMoney(maxRevenue)}</b>
      </p>
      <ul role="list" className={styles.legend}>
        <li>
          <span>{copy.chart.position}</span> <b>{formats.wholeMoney(savings.revenue)}</b>
        </li>
        {crossing && (
          <li className={styles.atBreakEven}>
            <span>{copy.chart.breakEven}</span> <b>{formats.wholeMoney(crossing.revenue)}</b>
          </li>
        )}
      </ul>
    </figure>
  );
}
