import { expect, test } from 'vitest';
import { findBreakEven } from './break-even.ts';

test.each([
  [199, 14, 1422],
  [599, 14, 4279],
  [199, 10, 1990],
  [49.5, 0.55, 9000],
])(
  'a fee of $%d with %d%% saved breaks even at $%d, and not at a dollar less',
  (fee, saved, revenue) => {
    expect(findBreakEven(fee, saved)).toBe(revenue);
    expect(((revenue - 1) * saved) / 100).toBeLessThan(fee);
  },
);

test('without savings, there is no break-even', () => {
  expect(findBreakEven(199, 0)).toBeNull();
  expect(findBreakEven(199, -0.4)).toBeNull();
});
