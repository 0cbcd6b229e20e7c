import { expect, test } from 'vitest';
import { divideRow } from './timeline.ts';

const row = (...stays: [from: number, to: number][]) =>
  divideRow(
    stays.map(([from, to]) => ({ from, to })),
    6,
    14,
  ).map(({ halfDays, entry, isCutBefore, isCutAfter }) => [
    entry ? `${entry.from}–${entry.to}` : 'free',
    halfDays,
    ...(isCutBefore ? ['began before'] : []),
    ...(isCutAfter ? ['goes on'] : []),
  ]);

test('stays run from noon to noon, with free half days between them', () => {
  expect(row([6, 9], [10, 15])).toEqual([
    ['free', 1],
    ['6–9', 6],
    ['free', 2],
    ['10–15', 10],
    ['free', 9],
  ]);
});

test('a stay that begins before the window or ends after it is marked as cut; stays outside are left out', () => {
  expect(row([-1, 5], [5, 9], [17, 22])).toEqual([
    ['5–9', 7, 'began before'],
    ['free', 16],
    ['17–22', 5, 'goes on'],
  ]);
});
