import type { CalculatorOptions } from './options.ts';

const basis = { note: 'It varies.', source: 'Its help', checked: 'November 20, 2026' };

/** The specification's rates. */
export const exampleRates = { airbnb: 15, booking: 15, vrbo: 8, expedia: 15, agoda: 15 };

/** Facts for tests of the calculator: the specification's rates, plans and fee. */
export const exampleOptions: CalculatorOptions = {
  money: { currency: 'USD', locale: 'en-US' },
  nightlyRate: { min: 50, max: 500, step: 5, default: 150 },
  otas: Object.entries(exampleRates).map(([id, commissionPercent]) => ({
    ...basis,
    id,
    name: id,
    commissionPercent,
  })),
  plans: [
    { id: 'starter', name: 'Basic', alias: 'Starter', fee: 199, yearlySaving: 240 },
    { id: 'pro', name: 'Pro', alias: 'Professional', fee: 599, yearlySaving: 720 },
  ],
  directBookingFeePercent: 1,
  cardProcessing: { ...basis, percent: 2.9, perBookingCents: 30, stayNights: 3 },
};
