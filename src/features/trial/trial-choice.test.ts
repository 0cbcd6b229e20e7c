import { expect, test } from 'vitest';
import { priceWords } from '../../content/facts/plan.ts';
import { trialChoices } from './trial-choice.ts';
import { enterprise, pro, starter } from '../../content/facts/plans.fixture.ts';

const words = {
  monthly: '{plan} {price}',
  yearly: '{plan} {price} {total}',
  onlyMonthly: 'monthly',
  onlyYearly: 'yearly',
};

test('every plan with a price can be chosen with either period, and either period alone', () => {
  const plans = [starter, pro, enterprise].map((plan) => ({
    ...plan,
    priceWords: plan.price && priceWords(plan.price),
  }));
  const choices = new Map(trialChoices(plans, words).map(({ id, words: said }) => [id, said]));
  expect(Object.fromEntries(choices)).toEqual({
    'starter-monthly': 'Basic $199',
    'starter-yearly': 'Basic $179 $2,148',
    'pro-monthly': 'Pro $599',
    'pro-yearly': 'Pro $539 $6,468',
    monthly: 'monthly',
    yearly: 'yearly',
  });
});
