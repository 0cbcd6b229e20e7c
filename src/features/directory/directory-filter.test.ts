import { expect, test } from 'vitest';
import { maxQueryLength, readFilter, writeFilter } from './directory-filter.ts';

const categories = ['payment-provider', 'smart-home'];

test.each([
  ['the whole list', { query: ' ', category: '' }, '', ''],
  ['the query', { query: 'yale lock', category: '' }, '', '?q=yale+lock'],
  ['the category', { query: '', category: 'smart-home' }, '', '?category=smart-home'],
  ['others unchanged', { query: 'a', category: '' }, '?utm_term=x&q=b', '?utm_term=x&q=a'],
  ['half an emoji', { query: '\uD83D', category: '' }, '', '?q=%EF%BF%BD'],
])('writeFilter writes %s', (_, filter, before, after) => {
  expect(writeFilter(before, filter)).toBe(after);
});

test.each([
  '?category=garage',
  '?category=__proto__',
  '?category=smart-home&category=payment-provider',
  '?q=yale&q=nuki',
  `?q=${'x'.repeat(maxQueryLength + 1)}`,
  '?Q=yale',
  '?%',
])('readFilter reads nothing from %s', (search) => {
  expect(readFilter(search, categories)).toEqual({ query: '', category: '' });
});
