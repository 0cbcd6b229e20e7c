import { describe, expect, it } from 'vitest';
import { readAddress } from '../address.ts';
import { evaluate } from '../evaluate.ts';
import { exampleOptions as options } from '../options.fixture.ts';
import { placeLabels, type Place } from './chart-labels.ts';
import { scaleChart } from './chart-scale.ts';

const chartAt = (search: string) => scaleChart(evaluate(readAddress(search, options), options));

/** The box of a label with the maximum width and one or two lines. */
function boxOf({ x, y, anchor }: Place, lines = 2) {
  const left = { start: x, middle: x - 0.18, end: x - 0.36 }[anchor];
  return { left, right: left + 0.36, bottom: y, top: y + 0.12 * lines };
}

const addresses = [
  '',
  '?direct=35',
  '?direct=0',
  '?direct=45',
  '?direct=46',
  '?direct=50',
  '?plan=pro',
  '?plan=pro&ota=vrbo',
  '?ota=vrbo',
  '?ota=vrbo&direct=90',
  '?rate=500&occupancy=100&properties=50',
  '?rate=500&occupancy=100&properties=50&direct=0',
  '?rate=50&occupancy=10',
  '?rate=50&occupancy=10&plan=pro&ota=vrbo&cards=on',
  '?properties=3',
  '?properties=10',
  '?airbnb=1',
  '?airbnb=0',
  '?airbnb=30&properties=2',
];

describe('the labels of the points', () => {
  it.each(addresses)('overlap neither line nor each other: %s', (search) => {
    const chart = chartAt(search);
    const { position, breakEven, amount } = placeLabels(chart);
    const names = [boxOf(position, amount ? 1 : 2), ...(breakEven ? [boxOf(breakEven)] : [])];
    for (const { left, right, bottom, top } of names) {
      expect(left).toBeGreaterThanOrEqual(-0.04);
      expect(right).toBeLessThanOrEqual(1.1);
      expect(bottom).toBeGreaterThanOrEqual(0);
      for (const cost of [0, 1]) {
        const [start = 0, end = 0] = [left, right].map((x) => chart.costsAt(x)[cost] ?? 0);
        const isClear = Math.max(start, end) < bottom || Math.min(start, end) > top;
        expect(isClear, `line ${cost}: ${start}–${end}, name: ${bottom}–${top}`).toBe(true);
      }
    }
    const overlaps = names.flatMap((one, index) =>
      names
        .slice(index + 1)
        .filter(
          (other) =>
            Math.max(one.left, other.left) < Math.min(one.right, other.right) &&
            Math.max(one.bottom, other.bottom) < Math.min(one.top, other.top),
        ),
    );
    expect(overlaps).toEqual([]);
  });
});

describe('the axis', () => {
  it('ends at a round number, at least a quarter beyond the revenue and the break-even', () => {
    expect(chartAt('').end.revenue).toBe(4000);
    expect(chartAt('?plan=pro&ota=vrbo').end.revenue).toBe(15_000);
    expect(chartAt('?rate=500&occupancy=100&properties=50').end.revenue).toBe(1_000_000);
  });

  it('stays the same when the direct share changes', () => {
    expect(chartAt('?direct=35').end).toEqual(chartAt('').end);
    expect(chartAt('?direct=35').breakEven).toEqual(chartAt('').breakEven);
  });
});
