import { describe, expect, it } from 'vitest';
import {
  findBreakEvenDirectPercent,
  findBreakEvenRevenue,
  calculateSavings,
  calculateSavingsAt,
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
  cardProcessing: null,
};
const cardProcessing = { percent: 2.9, perBookingCents: 30, stayNights: 3 };

describe('savings', () => {
  it('are based on a revenue of $3,150 a month', () => {
    expect(calculateSavings(oneVilla).revenue).toBe(3150);
  });

  it.each([
    { what: 'Basic against 15%', change: {}, figures: [472.5, 230.5, 242, 2904] },
    { what: 'Pro against 15%', change: { planFee: 599 }, figures: [472.5, 630.5, -158, -1896] },
    {
      what: 'Basic against 8%',
      change: { commissionPercent: 8 },
      figures: [252, 230.5, 21.5, 258],
    },
    {
      what: 'the lowest of all sliders',
      change: { nightlyRate: 50, occupancyPercent: 10 },
      figures: [22.5, 200.5, -178, -2136],
    },
    {
      what: 'the highest of all sliders',
      change: { nightlyRate: 500, occupancyPercent: 100, propertyCount: 50 },
      figures: [112_500, 7699, 104_801, 1_257_612],
    },
    {
      what: 'a commission with decimals',
      change: { commissionPercent: 15.55 },
      figures: [489.825, 230.5, 259.325, 3111.9],
    },
  ])('with $what are exact', ({ change, figures }) => {
    const { revenue: _, ...savings } = calculateSavings({ ...oneVilla, ...change });
    expect(Object.values(savings)).toEqual(figures);
  });

  // 21 nights at $150, in stays of three nights: what is compared, and both costs.
  it.each([
    ['35% direct', { directPercent: 35 }, [1102.5, 165.375, 210.025]],
    ['60% direct', { directPercent: 60 }, [1890, 283.5, 217.9]],
    ['nothing direct', { directPercent: 0 }, [0, 0, 199]],
    ['cards', { cardProcessing }, [3150, 472.5, 323.95]],
    ['cards, 60% direct', { directPercent: 60, cardProcessing }, [1890, 283.5, 273.97]],
    [
      'cards, stays of a week',
      { cardProcessing: { ...cardProcessing, stayNights: 7 } },
      [3150, 472.5, 322.75],
    ],
  ])('with %s compare what is booked directly', (_, change, figures) => {
    const { revenue, otaCost, productCost } = calculateSavings({ ...oneVilla, ...change });
    expect([revenue, otaCost, productCost]).toEqual(figures);
  });

  it('are the same as if the bookings through the OTA were counted on both sides', () => {
    const { monthlySavings } = calculateSavings({ ...oneVilla, directPercent: 40 });
    // $472.50 through the OTA; with the product $199, 1% of $1,260, and 15% of the other $1,890.
    expect(monthlySavings).toBeCloseTo(472.5 - (199 + 12.6 + 283.5), 6);
  });
});

describe('the break-even', () => {
  const breakEven = (change: Partial<SavingsInputs>) =>
    findBreakEvenRevenue({ ...oneVilla, ...change });

  it.each([
    [15, 199, 1422],
    [15, 599, 4279],
    [8, 199, 2843],
    [8, 599, 8558],
  ])('of %d%% and a plan of $%d is at $%d a month', (commissionPercent, planFee, revenue) => {
    expect(breakEven({ commissionPercent, planFee })).toBe(revenue);
  });

  it('is the lowest whole amount at which the plan pays off', () => {
    const inputs = { ...oneVilla, directPercent: 60, cardProcessing };
    const revenue = findBreakEvenRevenue(inputs) ?? 0;
    expect(calculateSavingsAt(revenue, inputs).monthlySavings).toBeGreaterThanOrEqual(0);
    expect(calculateSavingsAt(revenue - 1, inputs).monthlySavings).toBeLessThan(0);
  });

  it('is the same for every share of direct bookings', () => {
    expect(breakEven({ directPercent: 35 })).toBe(1422);
    expect(breakEven({ directPercent: 0 })).toBe(1422);
  });

  it.each([
    ['one villa on Basic', {}, 46],
    ['three villas on Basic', { propertyCount: 3 }, 16],
    ['a plan that is free', { planFee: 0 }, 0],
    ['one villa on Pro', { planFee: 599 }, null],
    ['an OTA that takes no more than the fee', { commissionPercent: 1 }, null],
  ])('in percent of direct bookings, for %s', (_, change, percent) => {
    expect(findBreakEvenDirectPercent({ ...oneVilla, ...change })).toBe(percent);
  });

  it.each([
    ['the OTA takes no more than the fee', { commissionPercent: 1 }],
    ['cards cost what is saved', { commissionPercent: 3.5, cardProcessing }],
  ])('does not exist if %s', (_, change) => {
    expect(breakEven(change)).toBeNull();
  });
});
