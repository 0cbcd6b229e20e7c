import { expect, test } from 'vitest';
import { put, sources } from '../changed-content.fixture.ts';
import { readContent } from '../read-content.ts';
import type { Sources } from '../sources.ts';
import { readLanguages } from './language.ts';

// A language of its own, so that the tests hold for any languages that the site has: the English words again.
const settings = 'name: Cymraeg\nlocale: cy-GB\nreviewed: false\n';
const onlyEnglish = [...sources].filter(([name]) => /^(facts|en)\//.test(name));
const english = readContent(new Map(onlyEnglish));
const welsh = new Map([
  ...onlyEnglish,
  ...onlyEnglish.map(([name, text]) => [`cy/${name.replace('en/', '')}`, text] as const),
  ['cy/language.yaml', settings],
]);
const read = (files: Sources) => readContent(files, 'cy', () => english);
const change = (name: string, path: string[], value: unknown) =>
  new Map(welsh).set(name, put(path, value)(welsh.get(name) ?? ''));

test('a complete language has its words, and the figures and links of English', () => {
  const { site, plans } = read(change('cy/site.yaml', ['menu'], 'Dewislen'));
  expect(site.menu).toBe('Dewislen');
  const monthly = english.plans.map(({ price }) => price?.monthly);
  expect(plans.map(({ price }) => price?.monthly)).toEqual(monthly);
});

test('a text that is missing stops the build with its file, its key and the English text', () => {
  const { skipToContent } = english.site;
  expect(() => read(change('cy/site.yaml', ['skipToContent'], undefined))).toThrow(
    `content/cy/site.yaml, field skipToContent: expected a translation of "${skipToContent}".`,
  );
});

test.each(['pages/about.yaml', 'legal/cookies.md', 'facts/plans.yaml'])(
  'a file that is missing stops the build: %s',
  (name) => {
    const others = new Map(welsh);
    others.delete(`cy/${name}`);
    expect(() => read(others)).toThrow(`content/cy/${name}: the file is missing: it translates`);
  },
);

test('a legal page can have its text in English, below its own title', () => {
  const head = {
    title: 'Cwcis',
    description: 'Nid yw’r wefan hon yn gosod cwcis ar eich dyfais o gwbl.',
    lead: 'Yn fyr.',
  };
  const lines = Object.entries(head).map(([key, value]) => `${key}: ${value}\n`);
  const page = `---\n${lines.join('')}textIn: en\n---\n`;
  const { cookies } = read(new Map(welsh).set('cy/legal/cookies.md', page)).legal;
  expect(cookies).toMatchObject({
    ...head,
    textIn: 'en',
    headings: english.legal.cookies.headings,
  });
  expect(cookies.html).toContain('href="/cy/privacy-policy');
});

test('a language can be unpublished while it is incomplete', () => {
  const files = new Map(welsh).set('cy/language.yaml', `${settings}published: false\n`);
  const published = readLanguages(files).filter((language) => language.published);
  expect(published.map(({ code }) => code)).toEqual(['en']);
});
