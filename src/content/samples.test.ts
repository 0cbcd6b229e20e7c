import { expect, test } from 'vitest';
import { loadSettings } from '../config/settings.ts';
import { checkSamples, findSamples } from './samples.ts';

const settings = {
  SITE_ORIGIN: 'https://www.harborstays.com',
  PRODUCT_ORIGIN: 'https://app.harborstays.com',
  CONTACT_ENDPOINT: 'https://forms.harborstays.com/contact',
  WIDGET_PROPERTY_ID: 'pier-1',
};

test.each([
  ['en/pages/about.yaml', 'story:\n  sample: true\n', 'samples to replace (story)'],
  ['en/legal/cookies.md', '---\nsample: true\n---\n', 'replace (the whole file)'],
  ['facts/terms.yaml', 'unconfirmed: [replyHours]\n', 'make sure that replyHours is'],
  ['facts/company.yaml', 'mail: hi@harbor.example\n', 'reach hi@harbor.example.'],
  ['en/legal/a.md', '---\ntitle: A\n---\n[Us](http://[::1]/)\n', 'text: visitors cannot reach'],
])('what has to be replaced in %s is listed with its place: %j', (name, text, problem) => {
  const samples = findSamples(new Map([[name, text]]), settings);
  expect(samples).toEqual([expect.stringContaining(problem)]);
  expect(samples[0]).toContain(`content/${name}`);
});

test('nothing is listed when nothing is made up', () => {
  expect(findSamples(new Map([['facts/terms.yaml', 'sample: false\n']]), settings)).toEqual([]);
});

test.each([
  [{ SITE_ORIGIN: undefined }, '.env, SITE_ORIGIN: is still the placeholder'],
  [{ CONTACT_ENDPOINT: '' }, '.env, CONTACT_ENDPOINT: is not set'],
  [{ STATUS_URL: 'http://127.0.0.1:4174/status.json' }, '.env, STATUS_URL: visitors cannot reach'],
])('a setting that is not ready for a release is listed: %j', (changed, problem) => {
  const samples = findSamples(new Map(), { ...settings, ...changed });
  expect(samples).toEqual([expect.stringContaining(problem)]);
});

const check = (changed: Record<string, string>, samples = ['a line', 'another line']) =>
  checkSamples(samples, loadSettings({ ...settings, ...changed }));

test('a real site with samples is not built, and they are listed', () => {
  expect(() => check({})).toThrow(
    'a line\nanother line\nhttps://www.harborstays.com still has samples: replace them, or',
  );
  expect(check({}, [])).toBeUndefined();
});

test('a preview, and a build that visitors cannot reach, say so in a sentence', () => {
  expect(check({ PREVIEW: '1' })).toContain('Every page says that this is a preview');
  expect(check({ SITE_ORIGIN: 'http://localhost:4173' })).toContain('release:check lists them.');
});
