import { expect, test } from 'vitest';
import { changeFiles, getMistakes, put, replace, withWelsh } from './change-content.fixture.ts';
import { findUnreviewed, keepPublished, readLanguages } from './languages.ts';
import { readContent } from './read-content.ts';
import { findSamples } from './samples.ts';

const english = readContent(withWelsh);
const [question] = english.faq;
const read = (file: string, change: (source: string) => string) =>
  readContent(changeFiles({ [`cy/${file}`]: change }), 'cy');

test('a translation has its own words; what is the same in every language may be left out', () => {
  const forms = { two: '{count} system', few: '{count} system', other: '{count} system' };
  const files = changeFiles({
    'cy/site.yaml': put(['menu'], 'Dewislen'),
    'cy/facts/plans.yaml': put([0, 'monthly'], undefined),
    'cy/pages/home.yaml': put(['faq', 'contact', 'href'], undefined),
    'cy/pages/integrations.yaml': put(['search', 'everything'], forms),
    'cy/testimonials.yaml': put([0, 'author', 'image'], undefined),
    'cy/legal/cookies.md': (source) => `${source}\n[Ein polisi](/privacy-policy)\n`,
  });
  const welsh = readContent(files, 'cy');
  expect(welsh.site).toEqual({ ...english.site, menu: 'Dewislen' });
  expect(welsh.plans[0]?.price?.monthly).toBe(english.plans[0]?.price?.monthly);
  expect(welsh.pages.home.faq.contact.href).toBe('/cy/contact');
  expect(welsh.pages.integrations.search.everything).toEqual(forms);
  expect(welsh.testimonials).toEqual(english.testimonials);
  expect(welsh.legal.cookies.html).toContain('href="/cy/privacy-policy"');
});

test('a translation has the order of English', () => {
  const entries = /^(?=- )/m;
  const { faq } = read('faq.yaml', (file) => file.split(entries).toReversed().join(''));
  expect(faq).toEqual(readContent(withWelsh, 'cy').faq);
});

test.each([
  ['pages/about.yaml', put(['mission', 'body'], undefined), 'the text is missing; in English: "'],
  ['pages/about.yaml', put(['mission', 'body'], ''), 'field mission.body: the text is empty.'],
  ['pages/about.yaml', put(['story', 'notes', 1], undefined), 'notes[2]: the text is missing'],
  ['pages/home.yaml', put(['fromPlan'], '{cynllun}'), 'expected text with {plan}, and nothing'],
  ['pages/integrations.yaml', put(['search', 'found'], { other: '{found}' }), '{count} and'],
  ['faq.yaml', put([1, 'id'], question?.id), 'another entry already has this id'],
  ['faq.yaml', put([0], undefined), `entry "${question?.id}": the entry is missing.`],
  ['facts/plans.yaml', put([0, 'monthly'], 9), 'monthly: this is 199 in every language; leave it'],
  ['legal/cookies.md', replace(/\{\{productHost\}\}/g, 'ni'), 'English also has {{productHost}}.'],
  ['legal/cookies.md', replace(/^## .*\n/m, ''), 'field text: English also has ## ('],
])(
  'a mistake in the translation of %s has its place and what to do: %#',
  (file, change, problem) => {
    const mistakes = getMistakes(() => read(file, change)).join('\n');
    expect(mistakes).toContain(`content/cy/${file}, `);
    expect(mistakes).toContain(problem);
  },
);

test('nothing reads the files of a language that is not published', () => {
  const files = changeFiles({
    'cy/language.yaml': (source) => `${source}published: false\n`,
    'cy/faq.yaml': () => '\tan open "quote: [',
    'cy/no-such-file.yaml': () => 'sample: true\n',
  });
  const published = keepPublished(files);
  expect(readLanguages(published).map(({ code }) => code)).toEqual(['en']);
  expect(readContent(published).faq).toEqual(english.faq);
  expect(findSamples(published, {}).filter((line) => line.startsWith('content/cy'))).toEqual([]);
});

test('a language that no native speaker has reviewed is named before a release', () => {
  const languages = readLanguages(withWelsh);
  expect(findUnreviewed(languages)).toEqual([
    expect.stringContaining('content/cy/language.yaml, reviewed: no native speaker'),
  ]);
  expect(findUnreviewed(languages.map((each) => ({ ...each, reviewed: true })))).toEqual([]);
});
