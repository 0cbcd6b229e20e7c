import { expect, test } from 'vitest';
import { parseFile } from '../parse/parse-content.ts';
import { anyLink, group, id, internalHref, text, words } from './text.ts';

test('a link leads to this site; a menu link can also lead to another site', () => {
  expect(internalHref.safeParse('/#pricing').success).toBe(true);
  expect(internalHref.safeParse('https://shop.example/a').success).toBe(false);
  expect(anyLink.safeParse({ label: 'Shop', href: 'https://shop.example/a' }).success).toBe(true);
  expect(anyLink.safeParse({ label: 'Shop', href: 'shop.example' }).success).toBe(false);
});

test.each(['Villa', 'villa sawah', '-villa', 'villa--sawah', 'é', 7])(
  '%j is not a valid id',
  (value) => {
    expect(id.safeParse('365villas-ubud').success).toBe(true);
    expect(id.safeParse(value).success).toBe(false);
  },
);

test('a text is trimmed', () => {
  expect(text.parse('  Villa Sawah\n')).toBe('Villa Sawah');
});

const fields = group('Words of a list.', {
  heading: 'A few words. Texts use {{brand}}.',
  found: words('How many entries match.', 'found', 'count'),
});

test('a text can contain its variables in any order', () => {
  const value = { heading: 'Vendors', found: '{count} pages, {found} of them found' };
  expect(fields.parse(value)).toEqual(value);
});

test.each([
  [{ heading: null }, 'heading: expected text, got nothing.'],
  [{ heading: 2024 }, 'heading: expected text, got 2024; put it in quotes.'],
  [{ heading: ['Villa'] }, 'heading: expected text, got a list of 1.'],
  [
    { heading: 'We are {brand}.' },
    'heading: expected text without single braces; write facts in double',
  ],
  [
    { found: '{found} found' },
    'found: expected text with {found} and {count}, and nothing else in braces, got "{found} found".',
  ],
])('%j is refused with a message that says what to do', (change, message) => {
  const value = { heading: 'Vendors', found: '{found} of {count}', ...change };
  expect(() => parseFile('a.yaml', value, fields)).toThrow(`a.yaml, field ${message}`);
});
