import { expect, test } from 'vitest';
import { bookingSiteFacts, companyFacts, planFacts } from './facts.ts';
import { enterprise, pro, starter } from './plans.fixture.ts';
import { checkTermsPlans, type Terms } from './terms.ts';

const plans = [starter, pro, enterprise];

const terms: Terms = {
  currency: 'USD',
  yearlySavingPercent: 10,
  trialDays: 14,
  exportDays: 30,
  directBookingFeePercent: 1,
  feeBase: { of: 'nights', refunds: 'Refunds return it.', sample: true },
  accountPrice: { text: 'one price per account', sample: true },
  planTerms: {
    renewal: 'It renews.',
    switching: 'You pay the difference.',
    refunds: 'No refund.',
    sample: true,
  },
  iCal: 'Dates only.',
  channelManager: { text: 'Ask us.', sample: true },
  trialPlan: 'pro',
  emergencySupport: { hours: '24/7', fromPlan: 'enterprise' },
  supportHours: 'Mon–Fri 9:00–17:00',
  replyHours: 24,
  foundedYear: 2024,
  foundedIn: 'Bali',
  legalUpdated: '2025-04-06',
  accessibilityAssessed: '2026-11-20',
  governingLaw: 'Indonesia',
  unconfirmed: [],
  sample: true,
};

const english = { locale: 'en-US', currencies: {} };
const indonesian = {
  locale: 'id-ID',
  currencies: { USD: { name: 'dolar AS', units: 'dolar' } },
};

const company = {
  name: 'Nusa Stay',
  mail: 'hi@nusa.example',
  phone: '+62 361 555 014',
  address: 'Jalan 1, Ubud',
  tagline: 'Stay',
  siteOrigin: 'https://www.nusa.example',
  contactRetentionDays: 30,
  productOrigin: 'http://localhost:4174',
};

test('company facts come from config and terms, formatted for copy', () => {
  expect(companyFacts(company, terms, english)).toMatchObject({
    brand: 'Nusa Stay',
    siteHost: 'www.nusa.example',
    productHost: 'localhost:4174',
    currency: 'USD',
    currencyName: 'US dollars',
    currencyUnits: 'dollars',
    trialDays: '14',
    feePercent: '1%',
    feeBase: 'nights',
    feeRefunds: 'Refunds return it.',
    accountPrice: 'one price per account',
    planRenewal: 'It renews.',
    planSwitching: 'You pay the difference.',
    planRefunds: 'No refund.',
    iCal: 'Dates only.',
    channelManager: 'Ask us.',
    emergencyHours: '24/7',
    legalUpdated: 'April 6, 2025',
    governingLaw: 'Indonesia',
    foundedIn: 'Bali',
    foundedYear: '2024',
  });
});

test('facts are written as the language writes them', () => {
  const half = { ...terms, directBookingFeePercent: 1.5 };
  expect(companyFacts(company, half, indonesian)).toMatchObject({
    currencySymbol: 'US$',
    currencyName: 'dolar AS',
    currencyUnits: 'dolar',
    feePercent: '1,5%',
    legalUpdated: '6 April 2025',
  });
  const dear = { ...starter, price: { monthly: 1999.5, yearly: 1799.55 } };
  expect(planFacts([dear, enterprise], terms, indonesian)).toMatchObject({
    'plan.starter.monthly': 'US$1.999,50',
    'plan.starter.yearly': 'US$1.799,55',
    yearlySavingPercent: '10%',
  });
});

test('plan facts include each price, limit and name, and the yearly saving', () => {
  expect(planFacts(plans, terms, english)).toMatchObject({
    'plan.starter.name': 'Basic',
    'plan.starter.alias': 'Starter',
    'plan.starter.monthly': '$199',
    'plan.starter.yearly': '$179',
    'plan.pro.monthly': '$599',
    'plan.pro.yearly': '$539',
    'plan.pro.teamMembers': '5',
    'plan.enterprise.teamMembers': 'unlimited',
    yearlySavingPercent: '10%',
    trialPlan: 'Pro',
    emergencyPlans: 'Enterprise',
    'planWith.loyalty': 'Pro',
  });
});

test('plans that have emergency support are named in a list', () => {
  const fromPro = { ...terms, emergencySupport: { hours: '24/7', fromPlan: 'pro' } };
  expect(planFacts(plans, fromPro, english)).toMatchObject({
    emergencyPlans: 'Pro and Enterprise',
  });
});

test('a plan without a fixed price has no price facts', () => {
  expect(Object.keys(planFacts(plans, terms, english))).not.toContain('plan.enterprise.monthly');
});

test.each([
  ['trialPlan', { ...terms, trialPlan: 'team' }],
  [
    'emergencySupport.fromPlan',
    { ...terms, emergencySupport: { hours: '24/7', fromPlan: 'team' } },
  ],
])('a plan that does not exist is refused as %s, with the plans that do', (field, changed) => {
  expect(() => checkTermsPlans('terms.yaml', terms, plans)).not.toThrow();
  expect(() => checkTermsPlans('terms.yaml', changed, plans)).toThrow(
    `terms.yaml, field ${field}: unknown plan "team": it is one of starter, pro, enterprise.`,
  );
});

test('booking site facts include each name and default commission', () => {
  const site = { id: 'stayhub', name: 'Stayhub', commissionPercent: 12.5, note: '', source: '' };
  const sites = [{ ...site, checked: '2026-11-20' }];
  expect(bookingSiteFacts(sites, english)).toEqual({
    'ota.stayhub.name': 'Stayhub',
    'ota.stayhub.percent': '12.5%',
  });
  expect(bookingSiteFacts(sites, indonesian)).toMatchObject({ 'ota.stayhub.percent': '12,5%' });
});
