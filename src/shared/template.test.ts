import { expect, test } from 'vitest';
import { fillTemplate } from './template.ts';

test.each([
  ['{plan} costs {amount} more, {amount}', 'Pro costs $158 more, $158'],
  ['{missing} {toString}', '{missing} {toString}'],
  ['{odd}', '$& {plan}'],
])('%s becomes %s', (template, filled) => {
  expect(fillTemplate(template, { plan: 'Pro', amount: '$158', odd: '$& {plan}' })).toBe(filled);
});
