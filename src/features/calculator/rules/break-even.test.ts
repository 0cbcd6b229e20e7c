import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  breakEvenRevenueCents as breakEvenUpTo,
  findPayOffValue,
  maxRevenueCents,
} from './break-even.ts';
import { calculateSavings, costsAt, inputLimits, type SavingsInputs } from './savings.ts';
import { defaultInputs as defaults } from './savings-inputs.fixture.ts';
import { exampleOptions } from './options.fixture.ts';
import { hostile } from '../../../shared/fuzz.fixture.ts';

const cardProcessing = { percent: 2.9, perBookingCents: 30, stayNights: 3 };

const { nightlyRate } = exampleOptions;
const breakEvenRevenueCents = (inputs: SavingsInputs) => breakEvenUpTo(inputs, nightlyRate.max);

const anyInputs: fc.Arbitrary<SavingsInputs> = fc.record({
  nightlyRate: fc.integer(nightlyRate),
  occupancyPercent: fc.integer(inputLimits.occupancyPercent),
  propertyCount: fc.integer(inputLimits.propertyCount),
  otaCommissionPercent: fc.integer({ min: 0, max: 60 }).map((halves) => halves / 2),
  planFee: fc.integer({ min: 1, max: 5000 }),
  directBookingFeePercent: fc.constant(1),
  directPercent: fc.integer({ min: 0, max: 100 }),
  cardProcessing: fc.option(
    fc.record({
      percent: fc.constant(2.9),
      perBookingCents: fc.integer({ min: 0, max: 100 }),
      stayNights: fc.integer({ min: 1, max: 30 }),
    }),
  ),
});
const holds = (property: fc.IProperty<[SavingsInputs]>) => fc.assert(property, hostile(100));

describe('the break-even', () => {
  // Commission, plan fee, revenue a month in whole dollars.
  it.each([
    [15, 199, 1421],
    [15, 599, 4279],
    [8, 199, 2843],
    [8, 599, 8557],
  ])(
    'for a commission of %d%% and a plan of $%d is $%d a month',
    (otaCommissionPercent, planFee, usd) => {
      const cents = breakEvenRevenueCents({ ...defaults, otaCommissionPercent, planFee });
      expect(Math.round((cents ?? 0) / 100)).toBe(usd);
    },
  );

  it('is higher with fewer direct bookings and with card processing', () => {
    const plain = breakEvenRevenueCents(defaults) ?? 0;
    expect(breakEvenRevenueCents({ ...defaults, directPercent: 50 })).toBeCloseTo(2 * plain);
    // 14% less 2.9% less 30 cents in $450.
    const perDollar = 0.14 - 0.029 - 0.3 / 450;
    expect(breakEvenRevenueCents({ ...defaults, cardProcessing })).toBeCloseTo(19_900 / perDollar);
  });

  it.each([
    ['the OTA takes no more than the fee', { otaCommissionPercent: 1 }],
    ['no booking moves', { directPercent: 0 }],
    ['cards cost what is saved', { otaCommissionPercent: 3.5, cardProcessing }],
    ['it is beyond all sliders', { otaCommissionPercent: 1.01 }],
  ])('does not exist if %s', (_, change) => {
    expect(breakEvenRevenueCents({ ...defaults, ...change })).toBeNull();
  });

  it('is where both costs are equal, and savings are zero to the cent', () => {
    holds(
      fc.property(anyInputs, (inputs) => {
        const cents = breakEvenRevenueCents(inputs);
        fc.pre(cents !== null);
        expect(cents).toBeLessThanOrEqual(maxRevenueCents(nightlyRate.max));
        const { otaCost, productCost } = costsAt(inputs, Math.round(cents ?? 0));
        expect(Math.abs(otaCost - productCost)).toBeLessThan(10_000 / 2);
      }),
    );
  });

  it('separates losses from savings', () => {
    holds(
      fc.property(anyInputs, (inputs) => {
        const cents = breakEvenRevenueCents(inputs) ?? Infinity;
        const { monthlySavings } = calculateSavings(inputs);
        const revenueCents =
          inputs.nightlyRate * 30 * inputs.occupancyPercent * inputs.propertyCount;
        // Costs are rounded to millionths of a dollar.
        expect(Math.sign(revenueCents - cents) * monthlySavings).toBeGreaterThan(-1);
      }),
    );
  });
});

describe('findPayOffValue', () => {
  const villas = { ...defaults, otaCommissionPercent: 8, planFee: 599, propertyCount: 2 };

  it('gives a value for each slider', () => {
    expect(findPayOffValue(villas, 'occupancyPercent')).toBe(96);
    expect(findPayOffValue(villas, 'propertyCount')).toBe(3);
  });

  it('gives null if the slider ends before that value', () => {
    expect(findPayOffValue({ ...villas, propertyCount: 1 }, 'occupancyPercent')).toBeNull();
    expect(findPayOffValue({ ...villas, directPercent: 0 }, 'propertyCount')).toBeNull();
  });

  it('gives the lowest value that pays off', () => {
    holds(
      fc.property(anyInputs, (inputs) => {
        for (const name of ['occupancyPercent', 'propertyCount'] as const) {
          const value = findPayOffValue(inputs, name);
          const at = (setting: number) => calculateSavings({ ...inputs, [name]: setting });
          const isEnough = (setting: number) => at(setting).monthlySavings >= 0;
          expect(isEnough(value ?? inputLimits[name].max)).toBe(value !== null);
          expect(value !== null && value > inputs[name] && isEnough(value - 1)).toBe(false);
        }
      }),
    );
  });
});
