import { expect, test } from 'vitest';
import { trialChoices } from './trial-choice.ts';
import { enterprise, pro, starter } from '../../content/facts/plans.fixture.ts';

const templates = {
  monthly: '{plan} {price}',
  yearly: '{plan} {price} {total}',
  onlyMonthly: 'monthly',
  onlyYearly: 'yearly {saving}',
};

test('lists every plan with a price in both periods, and each period without a plan', () => {
  expect(trialChoices([starter, pro, enterprise], templates, '10%')).toEqual({
    'starter-monthly': 'Basic $199',
    'starter-yearly': 'Basic $179 $2,148',
    'pro-monthly': 'Pro $599',
    'pro-yearly': 'Pro $539 $6,468',
    monthly: 'monthly',
    yearly: 'yearly 10%',
  });
});
