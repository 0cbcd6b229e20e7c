import { describe, expect, it } from 'vitest';
import { dayCount } from '../content/facts/portfolio-calendar.ts';
import { firstDay } from './figures.ts';
import { midday, ribbon } from './ribbons.ts';

/** The end points of a path's commands. */
function endPoints(path: string): [number, number][] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([MHVC])([^MHVCz]+)/g)].map(([, command, numbers = '']) => {
    const last = numbers.trim().split(' ').map(Number).slice(-2);
    if (command === 'H') x = last.at(-1) ?? 0;
    else if (command === 'V') y = last.at(-1) ?? 0;
    else [x = 0, y = 0] = last;
    return [x, y];
  });
}

const xsAt = (path: string, isThere: (y: number) => boolean) =>
  endPoints(path)
    .filter(([, y]) => isThere(y))
    .map(([x]) => x)
    .toSorted((a, b) => a - b);

describe('ribbon', () => {
  const rows = 4;

  it('runs straight down if the days do not change', () => {
    const path = ribbon({ from: 6, to: 9 }, { from: 6, to: 9 }, 0, rows);
    expect(new Set(endPoints(path).map(([x]) => x))).toEqual(new Set([midday(6), midday(9)]));
    expect(xsAt(path, (y) => y === rows)).toEqual([midday(6), midday(9)]);
  });

  it('starts at the requested days and ends at the merged days', () => {
    const path = ribbon({ from: 10, to: 12 }, { from: 11, to: 13 }, 1, rows);
    expect(xsAt(path, (y) => y < 2)).toEqual([midday(10), midday(12)]);
    expect(xsAt(path, (y) => y === rows)).toEqual([midday(11), midday(13)]);
  });

  it('stays within the two weeks of the calendar', () => {
    const long = { from: firstDay - 3, to: firstDay + dayCount + 3 };
    expect(xsAt(ribbon(long, long, 0, rows), () => true)).toSatisfy((xs: number[]) =>
      xs.every((x) => x >= 0 && x <= dayCount),
    );
  });
});
