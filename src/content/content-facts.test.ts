import { expect, test } from 'vitest';
import { content } from './content.ts';

// The figures agreed, against a slip of the hand: the one test that holds them. Change a figure on
// purpose, and change it here too; every other test reads the content, or has plans of its own.

test('the directory has 93 integrations, so many of each category', () => {
  const counts = content.integrationCategories.map(({ id }) => [
    id,
    content.integrations.filter(({ category }) => category === id).length,
  ]);
  expect(Object.fromEntries(counts)).toEqual({
    'pms-channel-manager': 60,
    'payment-provider': 9,
    'tours-attractions': 3,
    'mobile-keys-access': 15,
    'smart-home': 2,
    'task-management': 4,
  });
  expect(content.integrations).toHaveLength(93);
});

test('plans cost what the company asks', () => {
  expect(content.plans.map(({ id, title, price }) => [id, title, price])).toEqual([
    ['starter', 'Basic', { monthly: 199, yearly: 179 }],
    ['pro', 'Pro', { monthly: 599, yearly: 539 }],
    ['enterprise', 'Enterprise', null],
  ]);
  expect(content.plans.map(({ teamMembers }) => teamMembers)).toEqual([0, 5, 'unlimited']);
  expect(content.plans.map(({ cta }) => cta.text)).toEqual([
    'Start Free Trial',
    'Start Free Trial',
    'Contact Sales',
  ]);
  expect(content.plans.filter(({ popular }) => popular).map(({ id }) => id)).toEqual(['pro']);
});

test('terms and commissions are those agreed', () => {
  expect(content.terms).toMatchObject({
    trialDays: 14,
    directBookingFeePercent: 1,
    legalUpdated: '2025-04-06',
    governingLaw: 'Indonesia',
  });
  expect(content.otas.map(({ id, commissionPercent }) => [id, commissionPercent])).toEqual([
    ['airbnb', 15],
    ['booking', 15],
    ['vrbo', 8],
    ['expedia', 15],
    ['agoda', 15],
  ]);
});

test('the landing page has its thirteen cards, seven tabs, three voices and four questions', () => {
  expect(content.features).toHaveLength(13);
  expect(content.showcase.map(({ features }) => features.length)).toEqual(Array(7).fill(5));
  expect(content.testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5]);
  expect(content.faq).toHaveLength(4);
});
