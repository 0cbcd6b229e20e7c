import { expect, test } from 'vitest';
import { content } from './content.ts';
import { companyFacts, planFacts } from '../domain/facts.ts';

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
  expect(companyFacts(company, content.terms)).toMatchObject({
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
  expect(planFacts(content.plans)).toMatchObject({
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
  expect(Object.keys(planFacts(content.plans))).not.toContain('plan.enterprise.monthly');
});
