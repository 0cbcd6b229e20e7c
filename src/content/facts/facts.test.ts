import { expect, test } from 'vitest';
import { createFormats } from '../../shared/formats.ts';
import { loadContent } from '../content.ts';
import { parseFile } from '../parse/parse-file.ts';
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
const [starter, pro, enterprise] = [
  { id: 'starter', title: 'Basic', monthly: 199, modules: [] },
  { id: 'pro', title: 'Pro', monthly: 1999.5, modules: ['loyalty'], teamMembers: 5 },
  { id: 'enterprise', title: 'Enterprise', monthly: null, modules: [] },
].map((plan, index) => {
  const { price: _price, ...others } = content.plans[index] ?? {};
  return { ...others, popular: false, ...plan };
});
const read = (plans: unknown[]) => parseFile('plans.yaml', plans, plansSchema);

const english = createFormats({ locale: 'en-US', currency: 'USD' });

test.each([
  [[starter], 'expected exactly 3 entries, got 1.'],
  [[{ ...starter, popular: true }, { ...pro, popular: true }, enterprise], 'only one plan can be'],
  [[{ ...starter, monthly: null }, { ...pro, monthly: null }, enterprise], 'at least one plan'],
  [[{ ...starter, monthly: 199.505 }, pro, enterprise], 'expected at most two decimals'],
  [[{ ...starter, title: '{{brand}} S' }, pro, enterprise], 'field title: write the name itself'],
])('a catalog is refused: %#', (plans, message) => {
  expect(() => read(plans)).toThrow(message);
});

test.each([
  [199, '$199', '$179', '$2,148'],
  [49.5, '$49.50', '$44', '$528'],
])('the yearly price and total of %d are calculated and formatted', (price, ...printed) => {
  const [plan] = withPrices(
    read([{ ...starter, monthly: price }, pro, enterprise]),
    terms,
    english,
  );
  expect(Object.values(plan?.price?.formatted ?? {})).toEqual(printed);
});

test('plan facts include each price, limit and name', () => {
  const plans = withPrices(read([starter, pro, enterprise]), terms, english);
  expect(planFacts(plans, terms, 'en-US')).toMatchObject({
    'plan.starter.monthly': '$199',
    'plan.pro.yearly': '$1,799',
    'plan.pro.teamMembers': '5',
    trialPlan: 'Pro',
    emergencyPlans: 'Pro and Enterprise',
    'planWith.loyalty': 'Pro',
  });
});

test('the nights and stays from which a plan pays for itself follow from its price and the fees', () => {
  const plans = withPrices(read([starter, { ...pro, monthly: 599 }, enterprise]), terms, english);
  const facts = breakEvenFacts(plans, { ...terms, directBookingFeePercent: 1 }, 15, 2.9, english);
  expect(facts).toEqual({
    exampleRate: '$150',
    exampleStayNights: '3',
    'plan.starter.nights': '10',
    'plan.starter.stays': '4',
    'plan.pro.nights': '29',
    'plan.pro.stays': '12',
  });
});

test('facts have the formats of the language', () => {
  const indonesian = createFormats({ locale: 'id-ID', currency: 'USD' });
  const shown = { currencyName: 'US dollars', trialPeriod: '14 days', feePercent: '1.5%' };
  expect(companyFacts(content.company, terms, english)).toMatchObject(shown);
  const inIndonesian = { trialPeriod: '14 hari', feePercent: '1,5%' };
  expect(companyFacts(content.company, terms, indonesian)).toMatchObject(inIndonesian);
});
