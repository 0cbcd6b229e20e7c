import { describe, expect, test } from 'vitest';
import { routes, sectionIds } from '../../config/routes.ts';
import { id, internalHref, text } from './text.ts';

describe('internalHref', () => {
  const sections = sectionIds.map((section) => `/#${section}`);

  test.each([...Object.values(routes), ...sections, '/#contact', '/about#contact'])(
    'takes %s',
    (href) => {
      expect(internalHref.safeParse(href).success).toBe(true);
    },
  );

  test.each([
    '',
    '#',
    '#pricing',
    '/nope',
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
  ])('refuses %j', (href) => {
    expect(internalHref.safeParse(href).success).toBe(false);
  });
});

describe('id', () => {
  test.each(['villa-sawah', '365villas', 'a'])('takes %s', (value) => {
    expect(id.safeParse(value).success).toBe(true);
  });

  test.each(['', 'Villa', 'villa sawah', '-villa', 'villa-', 'villa--sawah', 'vil/la', 'é', 7])(
    'refuses %j',
    (value) => {
      expect(id.safeParse(value).success).toBe(false);
    },
  );
});

describe('text', () => {
  test('comes without the space around it', () => {
    expect(text.parse('  Villa Sawah\n')).toBe('Villa Sawah');
  });

  test.each([
    [undefined, 'a text is missing here'],
    [null, 'a text is missing here'],
    ['  ', 'a text is missing here'],
    [2024, 'to be a text, 2024 has to stand in quotes'],
    [true, 'to be a text, true has to stand in quotes'],
    [['Villa'], 'a text is expected here, not a list'],
    [{ name: 'Villa' }, 'a text is expected here, not fields'],
    ['We are {brand}.', 'nothing fills in {brand} here; a fact has double braces'],
  ])('refuses %j and says what to do', (value, words) => {
    expect(text.safeParse(value).error?.issues[0]?.message).toBe(words);
  });
});
