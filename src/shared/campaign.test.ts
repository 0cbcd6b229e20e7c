import { expect, test } from 'vitest';
import { readCampaign } from './campaign.ts';

test.each([
  ['?utm_source=newsletter&utm_medium=email', { utm_source: 'newsletter', utm_medium: 'email' }],
  ['?utm_campaign=low%20season+2026', { utm_campaign: 'low-season-2026' }],
  ['?utm_campaign=%20low%20%20season%20', { utm_campaign: 'low-season' }],
  ['?utm_term=musim_hujan.1-a&ref=x', { utm_term: 'musim_hujan.1-a' }],
  ['?utm_content=%C3%A9t%C3%A9', { utm_content: 'été' }],
  [`?utm_content=${'a'.repeat(101)}`, { utm_content: 'a'.repeat(100) }],
])('%s has the labels %j', (search, labels) => {
  expect(Object.fromEntries(readCampaign(search))).toEqual(labels);
});

test.each([
  '?utm_source=ayu%40guest.example',
  '?utm_source=',
  '?utm_source=%20',
  '?utm_source=%3Cimg%3E',
  '?utm_source=a%26plan%3Dpro',
  '?utm_id=7',
  '',
])('%j has no usable label', (search) => {
  expect(readCampaign(search)).toEqual([]);
});
