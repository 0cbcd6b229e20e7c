import { expect, test } from 'vitest';
import { widgetAddress } from './widget-address.ts';

const read = (address: string) => Object.fromEntries(new URL(address).searchParams);

test('the address of the booking widget has the theme with its color, and the language', () => {
  const light = read(widgetAddress('light', 'en'));
  const dark = read(widgetAddress('dark', 'id'));
  expect(Object.keys(light).toSorted()).toEqual([
    'compact',
    'primaryColor',
    'propertyid',
    'showPropertyInfo',
    'theme',
  ]);
  expect([light['theme'], dark['theme'], dark['lang']]).toEqual(['light', 'dark', 'id']);
  expect(light['primaryColor']).toMatch(/^#[\da-f]{6}$/);
  expect(dark['primaryColor']).not.toBe(light['primaryColor']);
});
