import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestQuery, readFilter, writeFilter } from './directory-filter.ts';
import { hostile } from '../../shared/fuzz.fixture.ts';

const categories = ['payment-provider', 'smart-home'];

test('an address gives back the filter that was written into it', () => {
  const query = fc.string({ unit: 'grapheme', maxLength: longestQuery }).map((text) => text.trim());
  fc.assert(
    fc.property(query, fc.constantFrom('', ...categories), (typed, category) => {
      fc.pre(typed.length <= longestQuery);
      const filter = { query: typed, category };
      expect(readFilter(writeFilter('', filter), categories)).toEqual(filter);
    }),
    hostile(100),
  );
});

describe('an address says', () => {
  test.each([
    ['nothing of the whole list', { query: '', category: '' }, '', ''],
    ['nothing of blanks', { query: '  ', category: '' }, '', ''],
    ['what is typed', { query: 'yale lock', category: '' }, '', '?q=yale+lock'],
    ['which category', { query: '', category: 'smart-home' }, '', '?category=smart-home'],
    ['what others put there', { query: 'a', category: '' }, '?utm_term=x&q=b', '?utm_term=x&q=a'],
    ['half an emoji somehow', { query: '\uD83D', category: '' }, '', '?q=%EF%BF%BD'],
  ])('%s', (_, filter, before, after) => {
    expect(writeFilter(before, filter)).toBe(after);
  });
});

test.each([
  '?category=garage',
  '?category=__proto__',
  '?category=smart-home&category=payment-provider',
  '?q=yale&q=nuki',
  `?q=${'x'.repeat(longestQuery + 1)}`,
  '?Q=yale',
  '?%',
])('the address %s asks for nothing', (search) => {
  expect(readFilter(search, categories)).toEqual({ query: '', category: '' });
});
