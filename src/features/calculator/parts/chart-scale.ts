import { scaleIdentity } from 'd3-scale';
import { costsAt, microUsdPerUsd } from '../rules/savings.ts';
import type { Evaluation } from '../calculator-state.ts';

/** How many parts an axis is divided into, roughly. */
const parts = 4;

/** A cost in both ways, in dollars, at a revenue. */
export interface ChartPoint {
  revenueUsd: number;
  otaUsd: number;
  productUsd: number;
}

/** All that is drawn, in dollars a month. */
export interface Chart {
  /** From zero to the axis's end. */
  costTicks: number[];
  /** The costs at each tick of the revenue, from zero to the end. */
  points: ChartPoint[];
  /** The visitor's own month. */
  position: ChartPoint;
  breakEven: ChartPoint | null;
}

// The rest of a scale of d3's is one division and 5 KB of colours and strings in between.
function ticksTo(most: number): number[] {
  return scaleIdentity([0, most]).nice(parts).ticks(parts);
}

/** Lays the chart out: it reaches beyond the visitor's revenue and beyond the break-even, if there is one. */
export function chartOf({ inputs, revenueCents, breakEvenCents }: Evaluation): Chart {
  const at = (cents: number): ChartPoint => {
    const { otaCost, productCost } = costsAt(inputs, cents);
    return {
      revenueUsd: cents / 100,
      otaUsd: otaCost / microUsdPerUsd,
      productUsd: productCost / microUsdPerUsd,
    };
  };
  const reachCents = Math.max(revenueCents, breakEvenCents ?? 0) * 1.2;
  const points = ticksTo(reachCents / 100).map((tick) => at(tick * 100));
  return {
    points,
    costTicks: ticksTo(
      Math.max(...points.flatMap(({ otaUsd, productUsd }) => [otaUsd, productUsd])),
    ),
    position: at(revenueCents),
    breakEven: breakEvenCents === null ? null : at(breakEvenCents),
  };
}
