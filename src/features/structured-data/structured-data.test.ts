import { expect, test } from 'vitest';
import { loadContent } from '../../content/content.ts';
import { createStructuredData } from './structured-data.ts';

const content = loadContent();

const landing = createStructuredData(content);

test('each plan with a price is an offer with its monthly and yearly price', () => {
  const priced = content.plans.filter(({ price }) => price !== null);
  expect(landing).toContain('"offers":[{"@type":"Offer"');
  expect(landing.match(/"Offer"/g)).toHaveLength(priced.length);
  expect(landing.match(/"UnitPriceSpecification"/g)).toHaveLength(2 * priced.length);
});

test('samples are left out, and there are no ratings', () => {
  const company = { ...content.company, sample: true as const };
  const terms = { ...content.terms, sample: true as const };
  const made = createStructuredData({ ...content, company, terms });
  expect(made).not.toMatch(/foundingDate|"email"|"telephone"|Rating/);
});

test('no text can close the script element', () => {
  const company = { ...content.company, name: '</script><script>alert(1)</script>' };
  const data = createStructuredData({ ...content, company });
  expect(data).not.toContain('<');
  expect(data).toContain(String.raw`\u003c/script`);
});
