import { expect, test } from 'vitest';
import { priceWords } from '../../content/facts/plan.ts';
import { trialChoices } from './trial-choice.ts';
import { enterprise, pro, starter } from '../../content/facts/plans.fixture.ts';

const templates = {
  monthly: '{plan} {price}',
  yearly: '{plan} {price} {total}',
  onlyMonthly: 'monthly',
  onlyYearly: 'yearly',
};

test('lists every plan with a price in both periods, and each period without a plan', () => {
  const plans = [starter, pro, enterprise].map((plan) => ({
    ...plan,
    priceWords: plan.price && priceWords(plan.price),
  }));
  const choices = new Map(trialChoices(plans, templates).map(({ id, text }) => [id, text]));
  expect(Object.fromEntries(choices)).toEqual({
    'starter-monthly': 'Basic $199',
    'starter-yearly': 'Basic $179 $2,148',
    'pro-monthly': 'Pro $599',
    'pro-yearly': 'Pro $539 $6,468',
    monthly: 'monthly',
    yearly: 'yearly',
  });
});
