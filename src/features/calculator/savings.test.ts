import { expect, it } from 'vitest';
import { calculateSavings, findBreakEvenRevenue, type SavingsInputs } from './savings.ts';

/** One villa on Airbnb with the Basic plan, as in the specification. */
const oneVilla: SavingsInputs = {
  nightlyRate: 150,
  occupancyPercent: 70,
  propertyCount: 1,
  directPercent: 100,
  commissionPercent: 15,
  planFee: 199,
  directBookingFeePercent: 1,
};
const highest = { nightlyRate: 500, occupancyPercent: 100, propertyCount: 50 };

// Revenue, both costs, and the savings per month and per year.
it.each([
  ['Basic against 15%', {}, [3150, 472.5, 230.5, 242, 2904]],
  ['Pro against 15%', { planFee: 599 }, [3150, 472.5, 630.5, -158, -1896]],
  ['the highest of all sliders', highest, [750_000, 112_500, 7699, 104_801, 1_257_612]],
  ['decimals', { commissionPercent: 15.55 }, [3150, 489.825, 230.5, 259.325, 3111.9]],
  ['35% direct', { directPercent: 35 }, [1102.5, 165.375, 210.025, -44.65, -535.8]],
  ['nothing direct', { directPercent: 0 }, [0, 0, 199, -199, -2388]],
])('savings with %s are exact', (_, change, figures) => {
  expect(Object.values(calculateSavings({ ...oneVilla, ...change }))).toEqual(figures);
});

// In dollars a month, rounded up.
it.each([
  ['15% and $199', {}, 1422],
  ['15% and $599', { planFee: 599 }, 4279],
  ['8% and $199', { commissionPercent: 8 }, 2843],
  ['35% direct, which does not change it', { directPercent: 35 }, 1422],
  ['three villas', { propertyCount: 3 }, 1422],
  ['an OTA that takes no more than the fee', { commissionPercent: 1 }, null],
])('the break-even with %s', (_, change, revenue) => {
  expect(findBreakEvenRevenue({ ...oneVilla, ...change })).toBe(revenue);
});
