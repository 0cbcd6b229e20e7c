import { describe, expect, test } from 'vitest';
import { routes, sectionIds } from '../config/routes.ts';
import { id, internalHref, text } from './text.ts';

describe('internalHref', () => {
  const sections = sectionIds.map((section) => `/#${section}`);

  test.each([...Object.values(routes), ...sections, '/about#contact'])('takes %s', (href) => {
    expect(internalHref.safeParse(href).success).toBe(true);
  });

  test.each([
    '',
    '#',
    '#pricing',
    '/nope',
    '/#nope',
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
});
