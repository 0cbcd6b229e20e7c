import type { Evaluation } from '../evaluate.ts';
import { savingsAt } from '../savings.ts';

/** Round numbers from 0 to the first that is at least `max`, in about four steps. */
function ticksTo(max: number): number[] {
  const power = 10 ** Math.floor(Math.log10(max / 4));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= max / 5) ?? 10);
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, index) => index * step);
}

export type Chart = ReturnType<typeof layOutChart>;

/**
 * Lays out the chart, which extends beyond the visitor's revenue and the break-even: the ticks of both
 * axes, and the costs at each revenue that is drawn.
 */
export function layOutChart({ inputs, savings, breakEven }: Evaluation) {
  const max = 1.2 * Math.max(savings.revenue, breakEven ?? 0);
  const points = ticksTo(max).map((revenue) => savingsAt(revenue, inputs));
  const costs = points.flatMap(({ otaCost, productCost }) => [otaCost, productCost]);
  return {
    points,
    costTicks: ticksTo(Math.max(...costs)),
    position: savings,
    breakEven: breakEven === null ? null : savingsAt(breakEven, inputs),
  };
}
