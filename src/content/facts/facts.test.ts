import { expect, test } from 'vitest';
import { createFormats } from '../../shared/formats.ts';
import { loadContent } from '../content.ts';
import { breakEvenFacts, companyFacts, planFacts } from './facts.ts';
import { plansSchema, withPrices } from './plan.ts';

const content = loadContent();
const terms = {
  ...content.terms,
  yearlySavingPercent: 10,
  trialDays: 14,
  directBookingFeePercent: 1.5,
  trialPlan: 'pro',
  emergencyFromPlan: 'pro',
};
const plans = [
  { id: 'starter', title: 'Basic', monthly: 49.5, modules: [] },
  { id: 'pro', title: 'Pro', monthly: 599, modules: ['loyalty'], teamMembers: 5 },
  { id: 'enterprise', title: 'Enterprise', monthly: undefined, modules: [] },
].map((plan, index) => {
  const { price: _price, ...others } = content.plans[index] ?? {};
  return { ...others, ...plan };
});
const english = createFormats({ locale: 'en-US', currency: 'USD' });
const priced = withPrices(plansSchema.parse(plans), terms, english);

test('only the last plan can be without a price', () => {
  const unpriced = plans.map((plan) => ({ ...plan, monthly: undefined }));
  expect(() => plansSchema.parse(unpriced)).toThrow('the price is missing');
});

test('the yearly price and total are calculated, rounded down and formatted', () => {
  expect(priced.map(({ price }) => price && Object.values(price.formatted))).toEqual([
    ['$49.50', '$44', '$528'],
    ['$599', '$539', '$6,468'],
    null,
  ]);
});

test('plan facts include each price, limit and name', () => {
  expect(planFacts(priced, terms, 'en-US')).toMatchObject({
    'plan.starter.monthly': '$49.50',
    'plan.pro.yearly': '$539',
    'plan.pro.teamMembers': '5',
    trialPlan: 'Pro',
    emergencyPlans: 'Pro and Enterprise',
    'planWith.loyalty': 'Pro',
  });
});

test('the nights and stays from which a plan pays for itself follow from its price and the fees', () => {
  const facts = breakEvenFacts(priced, { ...terms, directBookingFeePercent: 1 }, 15, 2.9, english);
  expect(facts).toMatchObject({
    exampleRate: '$150',
    exampleStayNights: '3',
    'plan.pro.nights': '29',
    'plan.pro.stays': '12',
  });
});

test('facts have the formats of the language', () => {
  const indonesian = createFormats({ locale: 'id-ID', currency: 'USD' });
  const shown = {
    currencyName: 'Dolar Amerika Serikat',
    trialPeriod: '14 hari',
    feePercent: '1,5%',
  };
  expect(companyFacts(content.company, terms, indonesian)).toMatchObject(shown);
});
