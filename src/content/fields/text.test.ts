import { describe, expect, test } from 'vitest';
import { routes, sectionIds } from '../../config/routes.ts';
import { parseEntry } from '../parse/parse-content.ts';
import { id, internalHref, template, text } from './text.ts';

describe('internalHref', () => {
  const sections = sectionIds.map((section) => `/#${section}`);

  test.each([
    ...Object.values(routes),
    ...sections,
    '/#contact',
    '/about#contact',
    '/a-custom-page',
  ])('accepts %s', (href) => {
    expect(internalHref.safeParse(href).success).toBe(true);
  });

  test.each([
    '',
    '#',
    '#pricing',
    '/#nope',
    '/about#pricing',
    '/About',
    '/about/',
    'about',
    '//about',
    '/about?q=1',
    'https://example.com/',
    'javascript:alert(1)',
    'mailto:a@b.example',
  ])('rejects %j', (href) => {
    expect(internalHref.safeParse(href).success).toBe(false);
  });
});

describe('id', () => {
  test.each(['villa-sawah', '365villas', 'a'])('accepts %s', (value) => {
    expect(id.safeParse(value).success).toBe(true);
  });

  test.each(['', 'Villa', 'villa sawah', '-villa', 'villa-', 'villa--sawah', 'vil/la', 'é', 7])(
    'rejects %j',
    (value) => {
      expect(id.safeParse(value).success).toBe(false);
    },
  );
});

describe('text', () => {
  test('is trimmed', () => {
    expect(text.parse('  Villa Sawah\n')).toBe('Villa Sawah');
  });

  test.each([
    [undefined, 'expected text, got nothing.'],
    [null, 'expected text, got nothing.'],
    ['  ', 'expected text, got nothing.'],
    [2024, 'expected text, got 2024; put it in quotes.'],
    [true, 'expected text, got true; put it in quotes.'],
    [['Villa'], 'expected text, got a list.'],
    [{ name: 'Villa' }, 'expected text, got a group of fields.'],
    ['We are {brand}.', '{brand} is not filled in here; write facts in double braces.'],
  ])('rejects %j and says what to do', (value, message) => {
    expect(() => parseEntry({ file: 'a.yaml' }, value, text, {})).toThrow(`a.yaml: ${message}`);
  });
});

describe('template', () => {
  const pages = template('found', 'count');

  test('accepts text with exactly its variables, in any order', () => {
    expect(pages.parse('{count} pages, {found} of them found')).toContain('{found}');
  });

  test.each(['{found} found', '{found} of {count} on {page}', 'none'])('rejects %j', (value) => {
    expect(() => parseEntry({ file: 'a.yaml' }, value, pages, {})).toThrow(
      `a.yaml: expected text with {found} and {count}, and nothing else in braces, got "${value}".`,
    );
  });
});
