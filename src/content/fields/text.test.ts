import { describe, expect, test } from 'vitest';
import { routes, sectionIds } from '../../config/routes.ts';
import { parseEntry } from '../parse/parse-content.ts';
import { id, internalHref, template, text } from './text.ts';

describe('internalHref', () => {
  const sections = sectionIds.map((section) => `/#${section}`);

  test.each([...Object.values(routes), ...sections, '/#contact', '/about#contact', '/an-own-page'])(
    'accepts %s',
    (href) => {
      expect(internalHref.safeParse(href).success).toBe(true);
    },
  );

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

describe('text', () => {
  test.each([
    ['Our **best** villa', '"**best**" would be shown as it is'],
    ['Our *best* villa', '"*best*" would be shown as it is'],
    ['Our _best_ villa', '"_best_" would be shown as it is'],
    ['See [plans](/#pricing)', '"[plans](/#pricing)" would be shown as it is'],
    ['![Gate](/gate.svg)', '"![Gate](/gate.svg)" would be shown'],
    ['Run `npm start`', '"`npm start`" would be shown'],
    ['## Plans', '"## Plans" would be shown'],
    ['- one', '"- one" would be shown'],
    ['One<br>two', '"<br>" would be shown'],
    ['One</p>', '"</p>" would be shown'],
    ['Bed &amp; breakfast', '"&amp;" would be shown'],
    ['A&nbsp;B', '"&nbsp;" would be shown'],
  ])('is plain: %s is refused', (value, message) => {
    const read = () => parseEntry({ file: 'a.yaml' }, value, text, {});
    expect(read).toThrow(`a.yaml: ${message}`);
  });

  test.each([
    'Bed & breakfast; more',
    '5 * 3 * 2 = 30',
    '1 < 2 and 3 > 2',
    '#1 in Lisbon',
    'snake_case_name',
    'From 9:00 – 17:00 [local time] (Pacific)',
    '24/7, * means more',
    'hello@a_b_c.pt',
  ])('may have signs that only look like markup: %s', (value) => {
    expect(text.safeParse(value).success).toBe(true);
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
