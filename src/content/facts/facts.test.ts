import { expect, test } from 'vitest';
import { createFormats } from '../../shared/formats.ts';
import { loadContent } from '../content.ts';
import { companyFacts, planFacts } from './facts.ts';
import { withPrices } from './plan.ts';
import { enterprise, pro, starter } from './plans.fixture.ts';
import type { Terms } from './terms.ts';

const content = loadContent();

const terms: Terms = {
  ...content.terms,
  yearlySavingPercent: 10,
  trialDays: 14,
  directBookingFeePercent: 1,
  trialPlan: 'pro',
  emergencyFromPlan: 'pro',
  legalUpdated: '2025-04-06',
};

const currency = 'USD';
const english = createFormats({ locale: 'en-US', currency });
const indonesian = createFormats({ locale: 'id-ID', currency });

const company = { ...content.company, name: 'Nusa Stay' };

test('company facts come from the company and the terms, formatted for texts', () => {
  expect(companyFacts(company, terms, english)).toMatchObject({
    brand: 'Nusa Stay',
    currencyName: 'US dollars',
    trialDays: '14',
    trialPeriod: '14 days',
    feePercent: '1%',
    yearlySavingPercent: '10%',
    legalUpdated: 'April 6, 2025',
  });
  const short = { ...terms, trialDays: 1 };
  expect(companyFacts(company, short, english)).toMatchObject({ trialPeriod: '1 day' });
});

test('facts have the number, currency and date formats of the language', () => {
  const half = { ...terms, directBookingFeePercent: 1.5 };
  expect(companyFacts(company, half, indonesian)).toMatchObject({
    feePercent: '1,5%',
    trialPeriod: '14 hari',
    legalUpdated: '6 April 2025',
  });
  const plans = withPrices([{ ...starter, monthly: 1999.5 }], terms, indonesian);
  expect(planFacts(plans, terms, indonesian.locale)).toMatchObject({
    'plan.starter.monthly': 'US$1.999,50',
    'plan.starter.yearly': 'US$1.799',
  });
});

test('plan facts include each price, limit and name, and the yearly saving', () => {
  expect(planFacts([starter, pro, enterprise], terms, english.locale)).toMatchObject({
    'plan.starter.name': 'Basic',
    'plan.starter.monthly': '$199',
    'plan.starter.yearly': '$179',
    'plan.pro.monthly': '$599',
    'plan.pro.yearly': '$539',
    'plan.pro.teamMembers': '5',
    'plan.enterprise.teamMembers': 'unlimited',
    trialPlan: 'Pro',
    emergencyPlans: 'Pro and Enterprise',
    'planWith.loyalty': 'Pro',
  });
});
