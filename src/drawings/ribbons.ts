import { dayCount } from '../content/facts/portfolio-calendar.ts';
import { firstDay } from './figures.ts';

interface Stay {
  from: number;
  to: number;
}

/** Position of a day's noon on a calendar row, in days from its left edge. */
export function midday(day: number): number {
  return Math.min(Math.max(day - firstDay + 0.5, 0), dayCount);
}

/**
 * SVG path of a ribbon from a booking in one of several calendars down to the merged calendar. x counts
 * days, y counts rows; a booking that was moved changes its days in the last row.
 */
export function ribbon(requested: Stay, merged: Stay, row: number, rows: number): string {
  const [start, end] = [midday(requested.from), midday(requested.to)];
  const [mergedStart, mergedEnd] = [midday(merged.from), midday(merged.to)];
  const top = row + 0.75;
  if (start === mergedStart && end === mergedEnd)
    return `M${start} ${top}H${end}V${rows}H${start}z`;
  const turn = rows - 0.5;
  return `M${start} ${top}H${end}V${rows - 1}C${end} ${turn} ${mergedEnd} ${turn} ${mergedEnd} ${rows}H${mergedStart}C${mergedStart} ${turn} ${start} ${turn} ${start} ${rows - 1}z`;
}
