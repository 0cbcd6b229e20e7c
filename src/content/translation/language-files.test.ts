import { expect, test } from 'vitest';
import { changeFiles, withWelsh, put } from '../change-content.fixture.ts';
import { readContent } from '../read-content.ts';
import type { Sources } from '../sources.ts';
import { readLanguages } from './language.ts';

const english = readContent(withWelsh);
const read = (files: Sources) => readContent(files, 'cy');
const change = (name: string, path: string[], value: unknown) =>
  changeFiles({ [name]: put(path, value) }, withWelsh);

test('a complete language has its own words, and the figures and links of English', () => {
  const { site, plans } = read(change('cy/site.yaml', ['menu'], 'Dewislen'));
  expect(site.menu).toBe('Dewislen');
  const monthly = english.plans.map(({ price }) => price?.monthly);
  expect(plans.map(({ price }) => price?.monthly)).toEqual(monthly);
});

test('a missing translation stops the build with its file, its field and the English text', () => {
  const { skipToContent } = english.site;
  expect(() => read(change('cy/site.yaml', ['skipToContent'], undefined))).toThrow(
    `content/cy/site.yaml, field skipToContent: expected a translation of "${skipToContent}".`,
  );
});

test.each(['pages/about.yaml', 'legal/cookies.md', 'facts/plans.yaml'])(
  'a missing file stops the build: %s',
  (name) => {
    const others = new Map(withWelsh);
    others.delete(`cy/${name}`);
    expect(() => read(others)).toThrow(`content/cy/${name}: the file is missing`);
  },
);

const head =
  '---\nlabel: Cookies\ntitle: Cookies\ndescription: What this site keeps in your browser, and how to delete it.\nlead: In short.\n---\n';
const withCookies = (original: string, translation: string) =>
  new Map(withWelsh)
    .set('en/legal/cookies.md', `${head}\n${original}`)
    .set('cy/legal/cookies.md', `${head}\n${translation}`);

test('the links of a legal text lead to the pages in its language', () => {
  const files = withCookies(
    '## None\n\nSee [our privacy policy](/privacy-policy).',
    '## Dim\n\nGweler [ein polisi](/privacy-policy).',
  );
  const { headings, html } = read(files).legal.cookies;
  expect(headings.map(({ text }) => text)).toEqual(['Dim']);
  expect(html).toContain('href="/cy/privacy-policy"');
});

test.each([
  ['a section', '## None\n\n## Changes', '## Dim'],
  ['a fact', '## None\n\nAt {{siteHost}}.', '## Dim\n\nYn tamuloka.com.'],
  ['a link', '## None\n\n[Plans](/#pricing)', '## Dim\n\nPrisiau'],
  ['an item', '## None\n\n- theme\n- trial', '## Dim\n\n- theme'],
  ['a row', '## None\n\n| A |\n| - |\n| B |', '## Dim\n\n| A |\n| - |'],
  [
    'a condition',
    '## None\n\n<!-- if STATUS_URL is set -->\n\nA request.\n\n<!-- end if -->',
    '## Dim\n\nCais.',
  ],
])(
  'a translated legal text that lacks %s, or adds one, stops the build',
  (_, original, translation) => {
    const place = 'content/cy/legal/cookies.md, field text: ';
    expect(() => read(withCookies(original, translation))).toThrow(place);
    expect(() => read(withCookies(translation, original))).toThrow(place);
  },
);

test('a language can be unpublished while it is incomplete', () => {
  const files = change('cy/language.yaml', ['published'], false);
  const published = readLanguages(files).filter((language) => language.published);
  expect(published.map(({ code }) => code)).toEqual(['en']);
});
