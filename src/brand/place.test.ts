import { expect, test } from 'vitest';
import { readInnerPage, readPlace } from './place.ts';

test.each(['landing', 'inner-page', 'property', 'footer'] as const)(
  '%s.svg is a drawing',
  (name) => {
    const { viewBox, shapes } = readPlace(name);
    expect(viewBox).toMatch(/^-?\d+ -?\d+ \d+ \d+$/);
    expect(shapes).toMatch(/^<.*>$/s);
  },
);

test('an inner page shows its own view behind the gate, or the one for all others', () => {
  const gate = readPlace('inner-page').shapes;
  expect(readInnerPage('about').shapes).not.toBe(readInnerPage('careers').shapes);
  expect(readInnerPage('about').shapes.endsWith(gate)).toBe(true);
  expect(readInnerPage('our-own-page').shapes).toBe(readInnerPage('other').shapes);
});
