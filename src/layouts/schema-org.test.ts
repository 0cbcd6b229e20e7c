import { expect, test } from 'vitest';
import { breadcrumbData, landingData, toJsonLd } from './schema-org.ts';

const publisher = {
  origin: 'https://www.nusa.test',
  name: 'Nusa Stay',
  logo: '/icon.png',
  slogan: 'Your villas',
  foundedYear: 2024,
  contact: {},
};
const product = { description: 'Runs villas.', trial: '14 days', pricing: '/#pricing' };
const plans = [
  { title: 'Basic', price: { monthly: 200, yearly: 180 } },
  { title: 'Enterprise', price: null },
];

test('a plan with a price is an offer, by the month and by twelve months; one without is none', () => {
  const text = toJsonLd(landingData(publisher, { ...product, plans }));
  expect(text.match(/"Offer"/g)).toHaveLength(1);
  expect(text).not.toContain('Enterprise');
  expect([...text.matchAll(/"price":(\d+)/g)].map(([, price]) => price)).toEqual([
    '200',
    '200',
    '180',
  ]);
  expect(text).toContain('"url":"https://www.nusa.test/#pricing"');
});

test('how the company can be reached is said as far as it is known', () => {
  const contact = { email: 'halo@nusa.test', sameAs: ['https://x.test/nusa'] };
  const text = toJsonLd(landingData({ ...publisher, contact }, { ...product, plans: [] }));
  expect(text).toContain('"email":"halo@nusa.test","sameAs":["https://x.test/nusa"]');
});

test('no text can end the element that the data stands in', () => {
  const hostile = '</script><script>alert(1)</script><!--';
  const text = toJsonLd(breadcrumbData({ name: 'Home', url: '/' }, { name: hostile }));
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ itemListElement: [{}, { name: hostile }] });
});
