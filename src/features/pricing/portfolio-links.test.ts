import { expect, test } from 'vitest';
import { portfolioLinks } from './portfolio-links.ts';

test('links open the calculator in the language of the page, with the number only if it is another', () => {
  const portfolio = { counts: [1, 10], one: 'one property', many: '{count} properties' };
  expect(portfolioLinks(portfolio, '/id')).toEqual([
    { label: 'one property', href: '/id#savings-calculator' },
    { label: '10 properties', href: '/id?properties=10#savings-calculator' },
  ]);
});
