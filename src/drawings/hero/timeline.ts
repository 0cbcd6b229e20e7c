/** Nights in a row, from the day of arrival to the day of departure. */
interface Nights {
  from: number;
  to: number;
}

/** A piece of a row: free time, or nights. */
export interface Piece<Entry> {
  /** The length in half days, because stays begin and end at noon. */
  halfDays: number;
  entry: Entry | null;
  /** Whether the nights begin before the window, or end after it. */
  isCutBefore: boolean;
  isCutAfter: boolean;
}

/** Divides a window of days into free pieces and nights, in order. */
export function divideRow<Entry extends Nights>(
  entries: readonly Entry[],
  firstDay: number,
  dayCount: number,
): Piece<Entry>[] {
  const end = 2 * dayCount;
  const noon = (day: number) => 2 * (day - firstDay) + 1;
  const pieces: Piece<Entry>[] = [];
  let at = 0;
  const free = (until: number) => {
    if (until > at)
      pieces.push({ halfDays: until - at, entry: null, isCutBefore: false, isCutAfter: false });
  };
  for (const entry of entries.toSorted((a, b) => a.from - b.from)) {
    const from = Math.max(noon(entry.from), 0);
    const to = Math.min(noon(entry.to), end);
    if (from >= to) continue;
    free(from);
    pieces.push({
      halfDays: to - from,
      entry,
      isCutBefore: noon(entry.from) < 0,
      isCutAfter: noon(entry.to) > end,
    });
    at = to;
  }
  free(end);
  return pieces;
}
