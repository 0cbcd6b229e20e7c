import type { CalculatorOptions } from './options.ts';

const basis = { note: 'It varies.', source: 'Its help', checked: 'November 20, 2026' };

/** The specification's rates. */
export const exampleRates = { airbnb: 15, booking: 15, vrbo: 8, expedia: 15, agoda: 15 };

/** Facts for tests of the calculator: the specification's rates, plans and fee. */
export const exampleOptions: CalculatorOptions = {
  otas: Object.entries(exampleRates).map(([id, commissionPercent]) => ({
    ...basis,
    id,
    name: id,
    commissionPercent,
  })),
  plans: [
    { id: 'starter', name: 'Basic', alias: 'Starter', feeUsd: 199, yearlySavingUsd: 240 },
    { id: 'pro', name: 'Pro', alias: 'Professional', feeUsd: 599, yearlySavingUsd: 720 },
  ],
  directBookingFeePercent: 1,
  cardProcessing: { ...basis, percent: 2.9, perBookingCents: 30, stayNights: 3 },
};
