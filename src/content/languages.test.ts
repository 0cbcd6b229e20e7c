import { expect, test } from 'vitest';
import { changeFiles, getMistakes, put, replace, withWelsh } from './change-content.fixture.ts';
import { findUnreviewed, keepPublished, readLanguages } from './languages.ts';
import { readContent } from './read-content.ts';

const english = readContent(withWelsh);
const [question] = english.faq;
const read = (file: string, change: (source: string) => string) =>
  readContent(changeFiles({ [`cy/${file}`]: change }), 'cy');

test('a translation has its own words in the order of English, and may leave out what is the same', () => {
  const forms = { two: '{count} system', few: '{count} system', other: '{count} system' };
  const files = changeFiles({
    'cy/site.yaml': put(['menu'], 'Dewislen'),
    'cy/facts/plans.yaml': put([0, 'monthly'], undefined),
    'cy/pages/home.yaml': put(['faq', 'contact', 'href'], undefined),
    'cy/pages/integrations.yaml': put(['search', 'everything'], forms),
    'cy/faq.yaml': (source) =>
      source
        .split(/^(?=- )/m)
        .toReversed()
        .join(''),
    'cy/legal/cookies.md': (source) => `${source}\n[Ein polisi](/privacy-policy)\n`,
  });
  const welsh = readContent(files, 'cy');
  expect(welsh.site).toEqual({ ...english.site, menu: 'Dewislen' });
  expect(welsh.faq.map(({ id }) => id)).toEqual(english.faq.map(({ id }) => id));
  expect(welsh.plans[0]?.price?.monthly).toBe(english.plans[0]?.price?.monthly);
  expect(welsh.pages.home.faq.contact.href).toBe('/cy/contact');
  expect(welsh.pages.integrations.search.everything).toEqual(forms);
  expect(welsh.legal.cookies.html).toContain('href="/cy/privacy-policy"');
});

test.each([
  ['pages/about.yaml', put(['mission', 'body'], undefined), 'field mission.body: text is missing.'],
  ['pages/about.yaml', put(['mission', 'body'], ''), 'field mission.body: the text is empty.'],
  [
    'pages/about.yaml',
    put(['values', 'items', 1, 'body'], undefined),
    'items[1].body: text is missing.',
  ],
  ['pages/integrations.yaml', put(['search', 'found'], { other: '{found}' }), '{count} and'],
  ['site.yaml', replace('getStarted:', 'getStated:'), 'no such field; did you mean "getStarted"?'],
  ['faq.yaml', put([1, 'id'], question?.id), 'another entry already has this id'],
  ['faq.yaml', put([0, 'id'], 'other'), 'entry "other": English has no such entry'],
  ['faq.yaml', put([0], undefined), `entry "${question?.id}", field answer: text is missing.`],
  ['facts/plans.yaml', put([0, 'monthly'], 9), 'in every language; leave it out.'],
  ['legal/cookies.md', replace(/\{\{productHost\}\}/g, 'ni'), 'English also has {{productHost}}.'],
  ['legal/cookies.md', replace(/^## .*\n/m, ''), 'field text: English also has ## ('],
])('a mistake in the translation of %s is one line with its place: %#', (file, change, problem) => {
  const mistakes = getMistakes(() => read(file, change));
  expect(mistakes.at(-1)).toContain(problem);
  for (const mistake of mistakes) expect(mistake).toContain(`content/cy/${file}, `);
});

test('nothing reads the files of a language that is not published', () => {
  const files = changeFiles({
    'cy/language.yaml': (source) => `${source}published: false\n`,
    'cy/faq.yaml': () => '\tan open "quote: [',
  });
  const published = keepPublished(files);
  expect(readLanguages(published).map(({ code }) => code)).toEqual(['en']);
  expect(readContent(published).faq).toEqual(english.faq);
});

test('a language that no native speaker has reviewed is named before a release', () => {
  const line = 'content/cy/language.yaml, reviewed: no native speaker';
  expect(findUnreviewed(readLanguages(withWelsh))).toEqual([expect.stringContaining(line)]);
});
