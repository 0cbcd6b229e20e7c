import { dayCount, firstDay } from './figures.ts';

interface Stay {
  from: number;
  to: number;
}

/** Where midday of a day stands on a calendar's line, in days from its left edge. */
export function midday(day: number): number {
  return Math.min(Math.max(day - firstDay + 0.5, 0), dayCount);
}

/**
 * A band from a bar in one of several rows down to its bar in the merged calendar, as a path:
 * x counts days, y counts rows, and the last row is where a stay that was moved changes its days.
 */
export function ribbon(asked: Stay, merged: Stay, row: number, rows: number): string {
  const [start, end] = [midday(asked.from), midday(asked.to)];
  const [mergedStart, mergedEnd] = [midday(merged.from), midday(merged.to)];
  const top = row + 0.75;
  if (start === mergedStart && end === mergedEnd)
    return `M${start} ${top}H${end}V${rows}H${start}z`;
  const turn = rows - 0.5;
  return `M${start} ${top}H${end}V${rows - 1}C${end} ${turn} ${mergedEnd} ${turn} ${mergedEnd} ${rows}H${mergedStart}C${mergedStart} ${turn} ${start} ${turn} ${start} ${rows - 1}z`;
}
