import { describe, expect, it } from 'vitest';
import {
  calculateSavings,
  findBreakEvenDirectPercent,
  findBreakEvenRevenue,
  type SavingsInputs,
} from './savings.ts';

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
const lowest = { nightlyRate: 50, occupancyPercent: 10 };
const highest = { nightlyRate: 500, occupancyPercent: 100, propertyCount: 50 };

// Revenue, both costs, and the savings per month and per year.
it.each([
  ['Basic against 15%', {}, [3150, 472.5, 230.5, 242, 2904]],
  ['Pro against 15%', { planFee: 599 }, [3150, 472.5, 630.5, -158, -1896]],
  ['Basic against 8%', { commissionPercent: 8 }, [3150, 252, 230.5, 21.5, 258]],
  ['the lowest of all sliders', lowest, [150, 22.5, 200.5, -178, -2136]],
  ['the highest of all sliders', highest, [750_000, 112_500, 7699, 104_801, 1_257_612]],
  ['decimals', { commissionPercent: 15.55 }, [3150, 489.825, 230.5, 259.325, 3111.9]],
  ['35% direct', { directPercent: 35 }, [1102.5, 165.375, 210.025, -44.65, -535.8]],
  ['nothing direct', { directPercent: 0 }, [0, 0, 199, -199, -2388]],
])('savings with %s are exact', (_, change, figures) => {
  expect(Object.values(calculateSavings({ ...oneVilla, ...change }))).toEqual(figures);
});

it('savings are the same as if the bookings through the OTA were counted on both sides', () => {
  const { monthlySavings } = calculateSavings({ ...oneVilla, directPercent: 40 });
  // $472.50 through the OTA; with the product $199, 1% of $1,260, and 15% of the other $1,890.
  expect(monthlySavings).toBeCloseTo(472.5 - (199 + 12.6 + 283.5), 6);
});

describe('the break-even', () => {
  it.each([
    ['15% and $199', {}, 1422],
    ['15% and $599', { planFee: 599 }, 4279],
    ['8% and $199', { commissionPercent: 8 }, 2843],
    ['8% and $599', { commissionPercent: 8, planFee: 599 }, 8558],
    ['35% direct, which does not change it', { directPercent: 35 }, 1422],
    ['an OTA that takes no more than the fee', { commissionPercent: 1 }, null],
  ])('in dollars a month, rounded up, with %s', (_, change, revenue) => {
    expect(findBreakEvenRevenue({ ...oneVilla, ...change })).toBe(revenue);
  });

  it.each([
    ['one villa on Basic', {}, 46],
    ['three villas on Basic', { propertyCount: 3 }, 16],
    ['one villa on Pro', { planFee: 599 }, null],
    ['an OTA that takes no more than the fee', { commissionPercent: 1 }, null],
  ])('in percent of direct bookings, for %s', (_, change, percent) => {
    expect(findBreakEvenDirectPercent({ ...oneVilla, ...change })).toBe(percent);
  });
});
