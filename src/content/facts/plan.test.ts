import { describe, expect, test } from 'vitest';
import { ContentError } from '../parse/content-error.ts';
import { checkCatalogue, planSchema, priceWords, yearlyPrice } from './plan.ts';
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
  const { price, ...words } = starter;
  const entry = { ...words, monthly: price?.monthly };

  test.each([199, 49.5, null])('accepts the price %j', (monthly) => {
    expect(planSchema.safeParse({ ...entry, monthly }).success).toBe(true);
  });

  test.each([
    ['a price with three decimals', { monthly: 199.505 }],
    ['a price of zero', { monthly: 0 }],
    ['a price as text', { monthly: '$199' }],
    ['a button that leads nowhere', { cta: { ...starter.cta, href: '/#sign-up' } }],
    ['a team of unknown size', { teamMembers: 'many' }],
    ['an id with capitals', { id: 'Basic' }],
    ['no features', { mainFeatures: [] }],
  ])('rejects %s', (_, change) => {
    expect(planSchema.safeParse({ ...entry, ...change }).success).toBe(false);
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

test('priceWords prints decimals where there are some', () => {
  expect(priceWords({ monthly: 49.5, yearly: 44 }, euros)).toMatchObject({
    monthly: '€49.50',
    yearly: { price: '€44', total: '€528', saving: '€66' },
  });
});

test.each([
  [199, 10, 179],
  [599, 10, 539],
  [49.5, 10, 44],
])('%d a month is %d%% less when billed yearly: %d', (monthly, percent, yearly) => {
  expect(yearlyPrice(monthly, percent)).toBe(yearly);
});
