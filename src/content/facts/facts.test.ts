import { expect, test } from 'vitest';
import { companyFacts, planFacts } from './facts.ts';
import { enterprise, pro, starter } from './plans.fixture.ts';
import type { Terms } from './terms.ts';

const plans = [starter, pro, enterprise];

const terms: Terms = {
  trialDays: 14,
  exportDays: 30,
  directBookingFeePercent: 1,
  supportHours: 'Mon–Fri 9:00–17:00',
  replyHours: 24,
  foundedYear: 2024,
  foundedIn: 'Bali',
  legalUpdated: '2025-04-06',
  accessibilityAssessed: '2026-11-20',
  governingLaw: 'Indonesia',
  sample: true,
};

const company = {
  name: 'Nusa Stay',
  mail: 'hi@nusa.example',
  phone: '+62 361 555 014',
  address: 'Jalan 1, Ubud',
  tagline: 'Stay',
  siteOrigin: 'https://www.nusa.example',
  productOrigin: 'http://localhost:4174',
};

test('company facts come from config and terms, in the form that copy uses', () => {
  expect(companyFacts(company, terms)).toMatchObject({
    brand: 'Nusa Stay',
    siteHost: 'www.nusa.example',
    productHost: 'localhost:4174',
    trialDays: '14',
    feePercent: '1%',
    legalUpdated: 'April 6, 2025',
    governingLaw: 'Indonesia',
    foundedIn: 'Bali',
    foundedYear: '2024',
  });
});

test('plan facts give each price, limit and name, and the one yearly saving', () => {
  expect(planFacts(plans)).toMatchObject({
    'plan.starter.name': 'Basic',
    'plan.starter.alias': 'Starter',
    'plan.starter.monthly': '$199',
    'plan.starter.yearly': '$179',
    'plan.pro.monthly': '$599',
    'plan.pro.yearly': '$539',
    'plan.pro.teamMembers': '5',
    'plan.enterprise.teamMembers': 'unlimited',
    yearlySavingPercent: '10%',
  });
});

test('a plan whose price is agreed has no price to quote', () => {
  expect(Object.keys(planFacts(plans))).not.toContain('plan.enterprise.monthly');
});
