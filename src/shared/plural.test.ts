import { expect, test } from 'vitest';
import { selectForm } from './plural.ts';

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
