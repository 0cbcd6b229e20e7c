import { expect, test } from 'vitest';
import { loadContent } from '../../content/content.ts';
import { createDemoFormats, createMonthNames, pickNames } from './demo-formats.ts';

test.each([
  ['en-US', '60%'],
  ['fr-FR', '60\u00A0%'],
])('a share has the percent sign of the language: %s', (locale, text) => {
  const names = { ...pickNames(loadContent()), newGuest: 'your guest' };
  const settings = { locale, currency: 'USD' };
  const { percent } = createDemoFormats(createMonthNames(locale), settings, names);
  expect(percent(0.6)).toBe(text);
});
