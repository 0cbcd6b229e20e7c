import { expect, test } from 'vitest';
import { fillTemplate, selectForm } from './template.ts';

test.each([
  ['{plan} costs {amount} more, {amount}', 'Pro costs $158 more, $158'],
  ['{missing} {toString}', '{missing} {toString}'],
  ['{odd}', '$& {plan}'],
])('%s becomes %s', (template, filled) => {
  expect(fillTemplate(template, { plan: 'Pro', amount: '$158', odd: '$& {plan}' })).toBe(filled);
});

const english = { one: '{count} system', other: '{count} systems' };
const polish = { one: 'system', few: 'systemy', many: 'systemów', other: 'systemu' };

test.each([
  ['en-US', english, 1, '{count} system'],
  ['en-US', english, 0, '{count} systems'],
  ['pl-PL', polish, 22, 'systemy'],
  ['pl-PL', polish, 98, 'systemów'],
  ['id-ID', { other: '{count} sistem' }, 1, '{count} sistem'],
])('in %s, %o has for %i the form %s', (locale, forms, count, form) => {
  expect(selectForm(forms, count, locale)).toBe(form);
});
