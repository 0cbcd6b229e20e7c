import { describe, expect, test } from 'vitest';
import { ContentError } from '../parse/content-error.ts';
import {
  checkCatalogue,
  planSchema,
  priceWords,
  yearlySavingOf,
  yearlySavingPercent,
} from './plan.ts';
import { enterprise, pro, starter } from './plans.fixture.ts';

const file = 'plans.yaml';

describe('checkCatalogue', () => {
  test('accepts two to five plans, in any order', () => {
    const team = { ...starter, id: 'team' };
    for (const plans of [
      [starter, pro, enterprise],
      [pro, team, enterprise, starter],
      [pro, starter],
    ]) {
      expect(() => checkCatalogue(file, plans)).not.toThrow();
    }
  });

  test.each([1, 6])('rejects %d plans, with the numbers that work', (count) => {
    const plans = Array.from({ length: count }, (_, at) => ({ ...starter, id: `plan-${at}` }));
    expect(() => checkCatalogue(file, plans)).toThrow(
      `${file}: expected 2 to 5 plans, got ${count}.`,
    );
  });

  test('accepts plans of which only some are billed yearly', () => {
    const monthly = { ...pro, price: { monthly: 599 } };
    expect(() => checkCatalogue(file, [monthly, starter])).not.toThrow();
  });

  test('accepts a catalog without a popular plan', () => {
    const plain = { ...pro, popular: false };
    expect(() => checkCatalogue(file, [starter, plain, enterprise])).not.toThrow();
  });

  test.each([
    [
      'two are popular',
      [{ ...starter, popular: true }, pro, enterprise],
      'entry "pro", field popular: only one',
    ],
    [
      'yearly billing saves two different percentages',
      [starter, { ...pro, price: { monthly: 599, yearly: 479 } }, enterprise],
      'entry "pro", field price.yearly: "pro" saves 20% when billed yearly and "starter" 10%; all plans must save the same percentage.',
    ],
  ])('rejects it when %s', (_, plans, message) => {
    expect(() => checkCatalogue(file, plans)).toThrow(ContentError);
    expect(() => checkCatalogue(file, plans)).toThrow(`${file}, ${message}`);
  });
});

test('checkCatalogue rejects plans if none has a price', () => {
  const plans = [starter, pro, enterprise].map((plan) => ({ ...plan, price: null }));
  expect(() => checkCatalogue(file, plans)).toThrow('at least one plan needs a price');
});

describe('planSchema', () => {
  test.each([{ monthly: 49.5, yearly: 44.55 }, { monthly: 49.9 }, null])('accepts %j', (price) => {
    expect(planSchema.safeParse({ ...starter, price }).success).toBe(true);
  });

  test.each([
    ['a price with three decimals', { price: { monthly: 199.505, yearly: 179 } }],
    ['a price of zero', { price: { monthly: 0, yearly: 0 } }],
    ['a price as text', { price: { monthly: '$199', yearly: 179 } }],
    ['a yearly price above the monthly one', { price: { monthly: 199, yearly: 209 } }],
    ['a yearly price equal to the monthly one', { price: { monthly: 199, yearly: 199 } }],
    ['a yearly price only', { price: { yearly: 199 } }],
    ['a button that leads nowhere', { cta: { ...starter.cta, href: '/#sign-up' } }],
    ['a team of unknown size', { teamMembers: 'many' }],
    ['an id with capitals', { id: 'Basic' }],
    ['no features', { mainFeatures: [] }],
  ])('rejects %s', (_, change) => {
    expect(planSchema.safeParse({ ...starter, ...change }).success).toBe(false);
  });
});

const dollars = { currency: 'USD', locale: 'en-US' };
const euros = { currency: 'EUR', locale: 'en-US' };

test('priceWords includes the yearly total and the saving of yearly billing', () => {
  expect(priceWords({ monthly: 199, yearly: 179 }, dollars)).toMatchObject({
    monthly: '$199',
    yearly: { price: '$179', total: '$2,148', saving: '$240' },
  });
});

test('priceWords prints decimals where there are some, and no yearly price where there is none', () => {
  expect(priceWords({ monthly: 49.5, yearly: 44.55 }, euros)).toMatchObject({
    monthly: '€49.50',
    yearly: { price: '€44.55', total: '€534.60', saving: '€59.40' },
  });
  expect(priceWords({ monthly: 49 }, euros)).toMatchObject({ monthly: '€49', yearly: null });
});

describe('yearlySavingPercent', () => {
  test.each([
    [{ monthly: 199, yearly: 179 }, 10],
    [{ monthly: 599, yearly: 539 }, 10],
    [{ monthly: 100, yearly: 75 }, 25],
    [{ monthly: 49.5, yearly: 44.55 }, 10],
  ])('%j saves %i percent', (price, percent) => {
    expect(yearlySavingPercent(price)).toBe(percent);
  });

  test('there is none for a plan that is only billed monthly, nor for a catalog of such plans', () => {
    const monthly = { ...pro, price: { monthly: 100 } };
    expect(yearlySavingPercent(monthly.price)).toBeNull();
    expect(yearlySavingOf([enterprise, monthly])).toBeNull();
    expect(yearlySavingOf([enterprise, monthly, starter])).toBe(10);
  });
});
