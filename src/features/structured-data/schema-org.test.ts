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
const product = {
  currency: 'EUR',
  description: 'Runs villas.',
  offer: 'Plus 1% on direct bookings. 14 days',
  pricing: '/#pricing',
};
const page = { language: 'id', path: '/id' };
const plans = [
  { title: 'Basic', price: { monthly: 200, yearly: 180 } },
  { title: 'Solo', price: { monthly: 49.5, yearly: 44 } },
  { title: 'Enterprise', price: null },
];

test('a plan with a price becomes an offer with each of its prices; one without does not', () => {
  const text = toJsonLd(landingData(publisher, { ...product, plans }, page));
  expect(text.match(/"Offer"/g)).toHaveLength(2);
  expect(text).not.toContain('Enterprise');
  expect([...text.matchAll(/"price":([\d.]+)/g)].map(([, price]) => price)).toEqual([
    '200',
    '200',
    '180',
    '49.5',
    '49.5',
    '44',
  ]);
  expect(new Set(text.match(/"priceCurrency":"\w+"/g))).toEqual(new Set(['"priceCurrency":"EUR"']));
  expect(text).toContain('"url":"https://www.nusa.test/#pricing"');
  expect(text).toContain('"description":"Plus 1% on direct bookings. 14 days"');
});

test('the site and the product have the language and the address of the page', () => {
  const text = toJsonLd(landingData(publisher, { ...product, plans }, page));
  expect(text).toContain('"url":"https://www.nusa.test/id","inLanguage":"id"');
  expect(text.match(/"url":"https:\/\/www\.nusa\.test\/id"/g)).toHaveLength(2);
});

test('a founding year that is a sample is left out', () => {
  const data = { ...product, plans: [] };
  expect(toJsonLd(landingData(publisher, data, page))).toContain('"foundingDate":"2024"');
  const young = { ...publisher, foundedYear: undefined };
  expect(toJsonLd(landingData(young, data, page))).not.toContain('foundingDate');
});

test('known contact details are included', () => {
  const contact = { email: 'halo@nusa.test', sameAs: ['https://x.test/nusa'] };
  const text = toJsonLd(landingData({ ...publisher, contact }, { ...product, plans: [] }, page));
  expect(text).toContain('"email":"halo@nusa.test","sameAs":["https://x.test/nusa"]');
});

test('no text can close the script element', () => {
  const hostile = '</script><script>alert(1)</script><!--';
  const text = toJsonLd(breadcrumbData({ name: 'Home', url: '/' }, { name: hostile }));
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ itemListElement: [{}, { name: hostile }] });
});
