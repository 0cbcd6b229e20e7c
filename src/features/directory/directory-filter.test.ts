import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxQueryLength, readFilter, writeFilter } from './directory-filter.ts';
import { hostile } from '../../shared/fuzz.fixture.ts';

const categories = ['payment-provider', 'smart-home'];

test('readFilter returns the filter that writeFilter wrote', () => {
  const query = fc
    .string({ unit: 'grapheme', maxLength: maxQueryLength })
    .map((text) => text.trim());
  fc.assert(
    fc.property(query, fc.constantFrom('', ...categories), (typed, category) => {
      fc.pre(typed.length <= maxQueryLength);
      const filter = { query: typed, category };
      expect(readFilter(writeFilter('', filter), categories)).toEqual(filter);
    }),
    hostile(100),
  );
});

describe('writeFilter writes', () => {
  test.each([
    ['nothing for the whole list', { query: '', category: '' }, '', ''],
    ['nothing for a blank query', { query: '  ', category: '' }, '', ''],
    ['the query', { query: 'yale lock', category: '' }, '', '?q=yale+lock'],
    ['the category', { query: '', category: 'smart-home' }, '', '?category=smart-home'],
    [
      'other parameters unchanged',
      { query: 'a', category: '' },
      '?utm_term=x&q=b',
      '?utm_term=x&q=a',
    ],
    [
      'half an emoji as a replacement character',
      { query: '\uD83D', category: '' },
      '',
      '?q=%EF%BF%BD',
    ],
  ])('%s', (_, filter, before, after) => {
    expect(writeFilter(before, filter)).toBe(after);
  });
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
