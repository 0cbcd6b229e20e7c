import type { Evaluation } from '../evaluate.ts';
import { calculateSavingsAt } from '../savings.ts';

/** Returns round numbers from 0 to at least `max`, in two or three steps. */
function listTicks(max: number): number[] {
  const power = 10 ** Math.floor(Math.log10(max / 3));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= max / 3) ?? 10);
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, index) => index * step);
}

/** The factor by which the axis extends beyond the visitor's revenue and the break-even. */
const headroom = 1.25;

/** Converts a share of the drawing to a percentage, so the drawing fills any width while its text keeps its size. */
export const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

export type ChartScale = ReturnType<typeof scaleChart>;

/**
 * Scales the chart. Both axes start at 0; the horizontal axis is the revenue from direct bookings. It extends beyond
 * the revenue from all bookings and the break-even, so changing the direct share moves only the visitor's point.
 */
export function scaleChart({ inputs, savings, totalRevenue, breakEven }: Evaluation) {
  const revenueTicks = listTicks(headroom * Math.max(totalRevenue, breakEven ?? 0));
  const inNumbers = revenueTicks.map((revenue) => calculateSavingsAt(revenue, inputs));
  const start = calculateSavingsAt(0, inputs);
  const end = inNumbers.at(-1) ?? start;
  const highest = Math.max(end.otaCost, end.productCost);
  // Without a break-even, the label of the visitor's point is above both lines and needs room.
  const costTicks = listTicks(breakEven === null ? headroom * highest : highest);
  const maxCost = costTicks.at(-1) ?? highest;
  return {
    start,
    end,
    /** The costs at each tick of the revenue axis. */
    inNumbers,
    costTicks,
    position: savings,
    breakEven: breakEven === null ? null : calculateSavingsAt(breakEven, inputs),
    /** The horizontal position of a revenue, as a share of the drawing from the left. */
    x: (revenue: number) => revenue / end.revenue,
    /** The vertical position of a cost, as a share of the drawing from the bottom. */
    y: (cost: number) => cost / maxCost,
    /** The vertical positions of both costs at a horizontal position. */
    costsAt: (share: number) => {
      const { otaCost, productCost } = calculateSavingsAt(share * end.revenue, inputs);
      return [otaCost / maxCost, productCost / maxCost];
    },
  };
}
