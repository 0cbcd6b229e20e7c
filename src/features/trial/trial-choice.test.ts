import { expect, test } from 'vitest';
import { priceWords, type Plan } from '../../content/facts/plan.ts';
import { trialChoices } from './trial-choice.ts';
import { enterprise, pro, starter } from '../../content/facts/plans.fixture.ts';

const templates = {
  monthly: '{plan} {price}',
  yearly: '{plan} {price} {total}',
  onlyMonthly: 'monthly',
  onlyYearly: 'yearly {saving}',
};

function choicesOf(plans: readonly Plan[], saving: string | null) {
  const priced = plans.map((plan) => ({
    ...plan,
    priceWords: plan.price && priceWords(plan.price, { currency: 'USD', locale: 'en-US' }),
  }));
  const choices = trialChoices(priced, templates, saving);
  return Object.fromEntries(choices.map(({ id, text }) => [id, text]));
}

test('lists every plan with a price in both periods, and each period without a plan', () => {
  expect(choicesOf([starter, pro, enterprise], '10%')).toEqual({
    'starter-monthly': 'Basic $199',
    'starter-yearly': 'Basic $179 $2,148',
    'pro-monthly': 'Pro $599',
    'pro-yearly': 'Pro $539 $6,468',
    monthly: 'monthly',
    yearly: 'yearly 10%',
  });
});

test('lists a plan that is only billed monthly once, and no period if there is only one', () => {
  const monthly = { ...pro, price: { monthly: 49.5 } };
  expect(choicesOf([starter, monthly], '10%')).toEqual({
    'starter-monthly': 'Basic $199',
    'starter-yearly': 'Basic $179 $2,148',
    'pro-monthly': 'Pro $49.50',
    monthly: 'monthly',
    yearly: 'yearly 10%',
  });
  expect(choicesOf([monthly, enterprise], null)).toEqual({ 'pro-monthly': 'Pro $49.50' });
});
