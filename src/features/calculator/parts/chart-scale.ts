import type { Evaluation } from '../evaluate.ts';
import { savingsAt } from '../savings.ts';

/** Round numbers from 0 to the first that is at least `max`, in two or three steps. */
function ticksTo(max: number): number[] {
  const power = 10 ** Math.floor(Math.log10(max / 3));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= max / 3) ?? 10);
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, index) => index * step);
}

/**
 * Lays out the chart, which extends beyond the visitor's revenue and the break-even: the ticks of both
 * axes, and the costs at each revenue that is drawn.
 */
export function layOutChart({ inputs, savings, breakEven }: Evaluation) {
  const revenueTicks = ticksTo(1.2 * Math.max(savings.revenue, breakEven ?? 0));
  const inNumbers = revenueTicks.map((revenue) => savingsAt(revenue, inputs));
  const start = savingsAt(0, inputs);
  const end = inNumbers.at(-1) ?? start;
  return {
    start,
    end,
    /** The costs at each revenue of the axis. */
    inNumbers,
    costTicks: ticksTo(Math.max(end.otaCost, end.productCost)),
    position: savings,
    breakEven: breakEven === null ? null : savingsAt(breakEven, inputs),
  };
}
