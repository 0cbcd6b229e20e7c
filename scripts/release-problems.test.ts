import { expect, test } from 'vitest';
import { findReleaseProblems } from './release-problems.ts';

const settings = {
  SITE_ORIGIN: 'https://www.harborstays.com',
  PRODUCT_ORIGIN: 'https://app.harborstays.com',
  CONTACT_ENDPOINT: 'https://forms.harborstays.com/contact',
  WIDGET_PROPERTY_ID: 'pier-1',
};
const english = ['en/language.yaml', 'name: English\nlocale: en-US\nreviewed: true\n'] as const;
const findProblems = (name: string, text: string) =>
  findReleaseProblems(new Map([english, [name, text]]), settings);

test('nothing is listed when nothing is a sample or placeholder', () => {
  expect(findProblems('facts/terms.yaml', 'sample: false\ntrialDays: 14\n')).toEqual([]);
});

test.each([
  ['a sample', 'en/pages/about.yaml', 'story:\n  sample: true\n', 'samples to replace (story)'],
  ['an entry', 'en/testimonials.yaml', '- id: ana\n  sample: true\n', 'samples to replace (ana)'],
  [
    'a text',
    'en/legal/cookies.md',
    '---\nsample: true\n---\n',
    'samples to replace (the whole file)',
  ],
  [
    'a promise',
    'facts/terms.yaml',
    'unconfirmed: [replyHours]\n',
    'make sure that replyHours is true',
  ],
  [
    'a localhost address',
    'en/legal/cookies.md',
    '---\ntitle: A\n---\n[Us](http://localhost:4173/)\n',
    'contains http://localhost:4173/, which only this machine can open',
  ],
  [
    'a reserved address',
    'facts/company.yaml',
    'mail: hello@harbor.example\n',
    'field mail: contains hello@harbor.example, whose domain is reserved for tests and examples',
  ],
  ['a language', 'cy/language.yaml', 'name: Cymraeg\nlocale: cy-GB\nreviewed: false\n', 'reviewed'],
])('%s is listed with its file', (_, name, text, problem) => {
  const [line, ...others] = findProblems(name, text);
  expect(others).toEqual([]);
  expect(line).toContain(`content/${name}`);
  expect(line).toContain(problem.replace('field ', ''));
});

test.each([
  [{ SITE_ORIGIN: undefined }, '.env, SITE_ORIGIN: is still the placeholder'],
  [{ CONTACT_ENDPOINT: '' }, '.env, CONTACT_ENDPOINT: is not set'],
  [{ STATUS_URL: 'http://[::1]:4174/status.json' }, 'which only this machine can open'],
  [{ HELP_CENTER_URL: 'http://harborstays.com/help' }, 'which is not encrypted'],
])('a setting that is not ready for a release is listed: %j', (changed, problem) => {
  expect(findReleaseProblems(new Map([english]), { ...settings, ...changed })).toEqual([
    expect.stringContaining(problem),
  ]);
});
