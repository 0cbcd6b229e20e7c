import { nice, ticks } from 'd3-array';
import { costsAt, microsPerUnit } from '../rules/savings.ts';
import type { Evaluation } from '../state/evaluation.ts';

/** Approximate number of intervals on an axis. */
const intervals = 4;

/** Both costs at a revenue. */
export interface ChartPoint {
  revenue: number;
  otaCost: number;
  productCost: number;
}

/** Everything that the chart draws; all amounts are per month. */
export interface Chart {
  /** From zero to the end of the axis. */
  costTicks: number[];
  /** The costs at each tick of the revenue axis. */
  points: ChartPoint[];
  /** The visitor's own revenue. */
  position: ChartPoint;
  breakEven: ChartPoint | null;
}

/** Round numbers from 0 to one that is at least `max`. */
function ticksTo(max: number): number[] {
  return ticks(...nice(0, max, intervals), intervals);
}

/** Lays out the chart, which extends beyond the visitor's revenue and the break-even. */
export function layOutChart({ inputs, revenueCents, breakEvenCents }: Evaluation): Chart {
  const at = (cents: number): ChartPoint => {
    const { otaCost, productCost } = costsAt(inputs, cents);
    return {
      revenue: cents / 100,
      otaCost: otaCost / microsPerUnit,
      productCost: productCost / microsPerUnit,
    };
  };
  const maxCents = Math.max(revenueCents, breakEvenCents ?? 0) * 1.2;
  const points = ticksTo(maxCents / 100).map((tick) => at(tick * 100));
  return {
    points,
    costTicks: ticksTo(
      Math.max(...points.flatMap(({ otaCost, productCost }) => [otaCost, productCost])),
    ),
    position: at(revenueCents),
    breakEven: breakEvenCents === null ? null : at(breakEvenCents),
  };
}
