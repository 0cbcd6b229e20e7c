import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../../shared/money.ts';
import {
  calculateSavings,
  inputLimits,
  monthlyRevenueCents,
  costsAt,
  roundToWhole,
  type SavingsInputs,
} from './savings.ts';
import { defaultInputs as defaults } from './savings-inputs.fixture.ts';
import { exampleOptions } from './options.fixture.ts';
import { hostile } from '../../../shared/fuzz.fixture.ts';

const commissionPercents = { airbnb: 15, booking: 15, vrbo: 8, expedia: 15, agoda: 15 };
const planFees = { starter: 199, pro: 599 };

function usd(amount: number): number {
  return amount / 1_000_000;
}

describe('savings at the inputs that the calculator starts with', () => {
  it('start from a revenue of $3,150', () => {
    expect(monthlyRevenueCents(defaults)).toBe(315_000);
  });

  // OTA cost, product cost, monthly savings and yearly savings in dollars.
  it.each([
    ['airbnb', 'starter', 472.5, 230.5, 242, 2904],
    ['airbnb', 'pro', 472.5, 630.5, -158, -1896],
    ['booking', 'starter', 472.5, 230.5, 242, 2904],
    ['booking', 'pro', 472.5, 630.5, -158, -1896],
    ['vrbo', 'starter', 252, 230.5, 21.5, 258],
    ['vrbo', 'pro', 252, 630.5, -378.5, -4542],
    ['expedia', 'starter', 472.5, 230.5, 242, 2904],
    ['expedia', 'pro', 472.5, 630.5, -158, -1896],
    ['agoda', 'starter', 472.5, 230.5, 242, 2904],
    ['agoda', 'pro', 472.5, 630.5, -158, -1896],
  ] as const)('against %s on %s', (ota, plan, otaCost, productCost, monthly, yearly) => {
    const savings = calculateSavings({
      ...defaults,
      otaCommissionPercent: commissionPercents[ota],
      planFee: planFees[plan],
    });
    expect(usd(savings.otaCost)).toBe(otaCost);
    expect(usd(savings.productCost)).toBe(productCost);
    expect(usd(savings.monthlySavings)).toBe(monthly);
    expect(usd(savings.yearlySavings)).toBe(yearly);
  });
});

describe('savings at the ends of the sliders', () => {
  it('are exact at the minimum of every slider', () => {
    const least = { nightlyRate: 50, occupancyPercent: 10, propertyCount: 1 };
    const savings = calculateSavings({ ...defaults, ...least });
    expect(usd(savings.otaCost)).toBe(22.5);
    expect(usd(savings.productCost)).toBe(200.5);
    expect(usd(savings.yearlySavings)).toBe(-2136);
  });

  it('are exact at the maximum of every slider', () => {
    const most = { nightlyRate: 500, occupancyPercent: 100, propertyCount: 50 };
    const savings = calculateSavings({ ...defaults, ...most });
    expect(usd(savings.otaCost)).toBe(112_500);
    expect(usd(savings.productCost)).toBe(7699);
    expect(usd(savings.yearlySavings)).toBe(1_257_612);
  });

  it('are exact for a fractional commission', () => {
    const { otaCost } = calculateSavings({ ...defaults, otaCommissionPercent: 15.55 });
    expect(usd(otaCost)).toBe(489.825);
  });
});

describe('savings for any inputs', () => {
  // Commissions in hundredths of a percent, as content may set them: 0% to 30%.
  const percent = fc.integer({ min: 0, max: 3000 }).map((points) => points / 100);
  const anyInputs: fc.Arbitrary<SavingsInputs> = fc.record({
    nightlyRate: fc.integer(exampleOptions.nightlyRate),
    occupancyPercent: fc.integer(inputLimits.occupancyPercent),
    propertyCount: fc.integer(inputLimits.propertyCount),
    otaCommissionPercent: percent,
    planFee: fc.integer({ min: 1, max: 500_000 }).map((cents) => cents / 100),
    directBookingFeePercent: percent,
    directPercent: fc.constant(100),
    cardProcessing: fc.constant(null),
  });
  const holds = (property: fc.IProperty<[SavingsInputs]>) => fc.assert(property, hostile(100));

  it('are whole millionths of a dollar', () => {
    holds(
      fc.property(anyInputs, (inputs) => {
        for (const amount of Object.values(calculateSavings(inputs))) {
          expect(Number.isSafeInteger(amount)).toBe(true);
        }
      }),
    );
  });

  it('are the OTA cost minus the product cost, and twelve times that per year', () => {
    holds(
      fc.property(anyInputs, (inputs) => {
        const { otaCost, productCost, monthlySavings, yearlySavings } = calculateSavings(inputs);
        expect(monthlySavings).toBe(otaCost - productCost);
        expect(yearlySavings).toBe(12 * monthlySavings);
      }),
    );
  });

  it.each(['nightlyRate', 'occupancyPercent', 'propertyCount'] as const)(
    'grow with %s if the OTA takes the larger share, as both costs do',
    (name) => {
      holds(
        fc.property(anyInputs, (inputs) => {
          const larger = { ...inputs, [name]: inputs[name] + 1 };
          const before = calculateSavings(inputs);
          const after = calculateSavings(larger);
          expect(after.otaCost).toBeGreaterThanOrEqual(before.otaCost);
          expect(after.productCost).toBeGreaterThanOrEqual(before.productCost);
          const change = after.monthlySavings - before.monthlySavings;
          const { otaCommissionPercent, directBookingFeePercent } = inputs;
          expect(Math.sign(change)).toBe(Math.sign(otaCommissionPercent - directBookingFeePercent));
        }),
      );
    },
  );

  it('are rounded half away from zero', () => {
    holds(
      fc.property(anyInputs, (inputs) => {
        for (const amount of Object.values(calculateSavings(inputs))) {
          expect(formatMoney(roundToWhole(amount), dollars)).toBe(printedExactly(amount));
        }
      }),
    );
  });

  const dollars = { currency: 'USD', locale: 'en-US' };

  /** The same by another way: whole-number arithmetic on digits. */
  function printedExactly(amount: number): string {
    const size = (BigInt(Math.abs(amount)) * 2n + 1_000_000n) / 2_000_000n;
    const digits = String(size).replaceAll(/\B(?=(\d{3})+$)/g, ',');
    return `${amount < 0 && size > 0n ? '\u2212' : ''}$${digits}`;
  }
});

describe('savings with other assumptions', () => {
  const cardProcessing = { percent: 2.9, perBookingCents: 30, stayNights: 3 };

  // Revenue is $3,150 from 21 nights, seven stays; share of direct bookings, cards, product cost.
  it.each([
    [100, null, 230.5],
    [60, null, 199 + 0.6 * 31.5 + 0.4 * 472.5],
    [0, null, 199 + 472.5],
    [100, cardProcessing, 230.5 + 91.35 + 2.1],
    [60, cardProcessing, 199 + 0.6 * 31.5 + 0.4 * 472.5 + 0.6 * 93.45],
    [100, { ...cardProcessing, stayNights: 7 }, 230.5 + 91.35 + 0.9],
  ])('%d%% of the bookings direct, cards %j', (directPercent, cards, productCost) => {
    const savings = calculateSavings({ ...defaults, directPercent, cardProcessing: cards });
    expect(usd(savings.otaCost)).toBe(472.5);
    expect(usd(savings.productCost)).toBeCloseTo(productCost, 6);
  });

  it('match both cost lines over the revenue', () => {
    const inputs = { ...defaults, directPercent: 60, cardProcessing };
    for (const propertyCount of [1, 2, 17]) {
      const { otaCost, productCost } = calculateSavings({ ...inputs, propertyCount });
      const line = costsAt(inputs, monthlyRevenueCents({ ...inputs, propertyCount }));
      expect(line.otaCost).toBe(otaCost);
      expect(Math.abs(line.productCost - productCost)).toBeLessThan(1);
    }
  });
});

describe('rounding to dollars', () => {
  it.each([
    [0, 0],
    [499_999, 0],
    [500_000, 1],
    [-499_999, 0],
    [-500_000, -1],
    [472_500_000, 473],
    [-472_500_000, -473],
  ])('makes %d millionths %d', (amount, rounded) => {
    expect(roundToWhole(amount)).toBe(rounded);
  });
});
