import { expect, test } from 'vitest';
import { portfolioLinks } from './portfolio-links.ts';

const portfolio = { counts: [1, 10], one: 'one property', many: '{count} properties' };
const page = { routes: { home: '/id' }, pages: { home: { pricing: { portfolio } } } };

test('links open the calculator in the language of the page, with the number only if it is another', () => {
  expect(portfolioLinks({ ...page, landingSections: ['savings-calculator'] })).toEqual([
    { label: 'one property', href: '/id#savings-calculator' },
    { label: '10 properties', href: '/id?properties=10#savings-calculator' },
  ]);
});

test('a page without a calculator has no links to it', () => {
  expect(portfolioLinks({ ...page, landingSections: ['pricing'] })).toEqual([]);
});
