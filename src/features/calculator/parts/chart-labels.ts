import type { ChartScale } from './chart-scale.ts';

/* Places the labels of the two points so they do not overlap the lines. Lengths are shares of the drawing, from 0 to 1.
   Both lines rise, so the critical end of a label is the right one above the lines, and the left one below them. */

/** The width of the widest label on a phone, where the drawing is narrowest. */
const nameWidth = 0.36;
const lineHeight = 0.12;
/** The gap between a label and a line or point. */
const gap = 0.06;

/** The position of a label. `y` is the distance of its lower edge from the bottom. */
export interface Place {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

const between = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, most));

export type ChartLabels = ReturnType<typeof placeLabels>;

/**
 * Places the labels of the visitor's revenue and of the break-even, and the amount beside the bracket between the
 * lines. If there is no room, the amount goes below the visitor's revenue, and the break-even has no label, because the
 * sentence above the chart mentions it.
 */
export function placeLabels(scale: ChartScale) {
  const { position, breakEven } = scale;
  const isLoss = position.monthlySavings < 0;
  return {
    ...(isLoss ? placeLoss(scale) : placeSavings(scale)),
    breakEven: breakEven && placeBreakEven(scale, scale.x(breakEven.revenue), isLoss),
  };
}

function placeAbove({ costsAt }: ChartScale, x: number, anchor: 'middle' | 'end'): Place {
  const right = anchor === 'end' ? x : x + nameWidth / 2;
  return { x, y: Math.max(...costsAt(right)) + gap, anchor };
}

/** Places the labels above both lines, before they cross. */
function placeLoss(scale: ChartScale) {
  const { position, breakEven, x } = scale;
  const crossing = breakEven ? x(breakEven.revenue) : 1;
  const most = Math.max(crossing - nameWidth / 2, nameWidth / 2);
  const center = between(x(position.revenue), nameWidth / 2, most);
  const place = placeAbove(scale, center, 'middle');
  // Keeps a distance from the point, too.
  return { position: { ...place, y: place.y + gap / 2 }, amount: null };
}

/**
 * Places the labels below both lines, with the amount beside the bracket, or above them if the lower line is near the
 * bottom.
 */
function placeSavings(scale: ChartScale) {
  const { position, x, y, costsAt } = scale;
  const bracket = x(position.revenue);
  const [ota, product] = [y(position.otaCost), y(position.productCost)];
  const isApart = ota - product > lineHeight + gap;
  const lines = isApart ? 1 : 2;
  const center = Math.min(bracket, 1.06 - nameWidth / 2);
  const places = [
    { x: center, left: center - nameWidth / 2, anchor: 'middle' },
    { x: bracket, left: bracket, anchor: 'start' },
  ] as const;
  for (const { left, ...place } of places) {
    const below = Math.min(...costsAt(left)) - gap - lines * lineHeight;
    if (below < 0) continue;
    const amount = isApart ? { x: bracket + 0.025, y: (ota + product) / 2 } : null;
    return { position: { ...place, y: below } satisfies Place, amount };
  }
  // To the right of the break-even's label.
  return {
    position: placeAbove(scale, Math.max(bracket, 2 * nameWidth + 0.01), 'end'),
    amount: null,
  };
}

/** Places the break-even's label on the other side of the lines. */
function placeBreakEven(scale: ChartScale, crossing: number, isLoss: boolean): Place | null {
  if (isLoss) {
    const left = Math.min(crossing + 0.02, 1.06 - nameWidth);
    const below = Math.min(...scale.costsAt(left)) - gap - 2 * lineHeight;
    return below < 0 ? null : { x: left, y: below, anchor: 'start' };
  }
  const right = crossing + 0.03;
  if (right >= nameWidth) return placeAbove(scale, right, 'end');
  return placeAbove(scale, Math.max(crossing, nameWidth / 2), 'middle');
}
