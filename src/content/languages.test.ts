import { describe, expect, test } from 'vitest';
import {
  changeFiles,
  getMistakes,
  put,
  replace,
  withWelsh,
  type Change,
} from './change-content.fixture.ts';
import { keepPublished, readLanguages } from './languages.ts';
import { readContent } from './read-content.ts';
import { findSamples } from './samples.ts';

const english = readContent(withWelsh);
const [question] = english.faq;
const read = (file: string, change: Change) =>
  readContent(changeFiles({ [`cy/${file}`]: change }), 'cy');

describe('a translation', () => {
  test('has its own words, and the ids, figures and links of English, which it may leave out', () => {
    const files = changeFiles({
      'cy/site.yaml': put(['menu'], 'Dewislen'),
      'cy/facts/plans.yaml': put([0, 'monthly'], undefined),
      'cy/pages/home.yaml': put(['faq', 'contact', 'href'], undefined),
      'cy/testimonials.yaml': put([0, 'author', 'image'], undefined),
    });
    const welsh = readContent(files, 'cy');
    expect(welsh.site).toEqual({ ...english.site, menu: 'Dewislen' });
    expect(welsh.plans[0]?.price?.monthly).toBe(english.plans[0]?.price?.monthly);
    expect(welsh.pages.home.faq.contact.href).toBe('/cy/contact');
    expect(welsh.testimonials).toEqual(english.testimonials);
  });

  test('has the order of English, and the plural forms of its own language', () => {
    const { faq } = read('faq.yaml', (file) =>
      file
        .split(/^(?=- )/m)
        .toReversed()
        .join(''),
    );
    expect(faq.map(({ id }) => id)).toEqual(english.faq.map(({ id }) => id));
    const forms = { two: '{count} system', few: '{count} system', other: '{count} system' };
    const { pages } = read('pages/integrations.yaml', put(['search', 'everything'], forms));
    expect(pages.integrations.search.everything).toEqual(forms);
  });

  test.each<[file: string, change: Change, problem: string]>([
    ['pages/about.yaml', put(['mission', 'body'], undefined), 'the text is missing; in English: "'],
    ['pages/about.yaml', put(['mission', 'text'], 'x'), 'mission.text: English has no such field.'],
    ['pages/about.yaml', put(['mission', 'body'], ''), 'field mission.body: the text is empty.'],
    ['pages/about.yaml', put(['mission', 'body'], 7), 'field mission.body: expected text, got 7'],
    ['pages/about.yaml', put(['story', 'notes', 1], undefined), 'notes[2]: the text is missing'],
    [
      'pages/home.yaml',
      put(['fromPlan'], '{cynllun}'),
      'expected text with {plan}, and nothing else',
    ],
    [
      'pages/integrations.yaml',
      put(['search', 'found'], { other: '{found}' }),
      '{count} and {found}',
    ],
    ['faq.yaml', put([0, 'id'], 'pets'), 'entry "pets": English has no such entry; it is one of'],
    [
      'faq.yaml',
      put([1, 'id'], question?.id),
      `"${question?.id}": another entry already has this id`,
    ],
    ['faq.yaml', put([0], undefined), `entry "${question?.id}": the entry is missing.`],
    [
      'facts/plans.yaml',
      put([0, 'monthly'], 9),
      'field monthly: this is 199 in every language; leave',
    ],
    ['facts/integrations.yaml', put([0, 'description'], 'Byr.'), 'at least 30 characters, got 4.'],
    [
      'legal/cookies.md',
      replace(/\{\{productHost\}\}/g, 'ni'),
      'text: English also has {{productHost}}.',
    ],
    ['legal/cookies.md', replace(/^## .*\n/m, ''), 'field text: English also has ## ('],
  ])('is refused with its place and what to do: %s %#', (file, change, problem) => {
    const mistakes = getMistakes(() => read(file, change)).join('\n');
    expect(mistakes).toContain(`content/cy/${file}, `);
    expect(mistakes).toContain(problem);
  });

  test.each(['pages/about.yaml', 'legal/cookies.md', 'facts/plans.yaml'])('needs %s', (name) => {
    const files = new Map(withWelsh);
    files.delete(`cy/${name}`);
    expect(() => readContent(files, 'cy')).toThrow(`content/cy/${name}: the file is missing.`);
  });

  test('of a legal text has links that lead to the pages in its language', () => {
    const link = (source: string) => `${source}\n[Ein polisi](/privacy-policy)\n`;
    const { cookies } = read('legal/cookies.md', link).legal;
    expect(cookies.html).toContain('href="/cy/privacy-policy"');
  });
});

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
