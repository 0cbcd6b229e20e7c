import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { content } from '../../src/content/content.ts';
import { copyProject, startScript, type Ending } from '../test-project.ts';

const { folder, remove } = copyProject();
const heading = `Cymraeg: ${content.pages.about.intro.heading}`;
let build: Ending;

/** A text of a page, in the language that its elements say. */
interface ShownText {
  text: string;
  language: string | undefined;
  isInIsland: boolean;
}

function textsOf(
  node: DefaultTreeAdapterTypes.Node,
  outer: string | undefined = undefined,
  isInIsland = false,
): ShownText[] {
  if (defaultTreeAdapter.isTextNode(node)) {
    const text = node.value.replaceAll(/\s+/g, ' ').trim();
    return text ? [{ text, language: outer, isInIsland }] : [];
  }
  if (!('childNodes' in node) || node.nodeName === 'script' || node.nodeName === 'style') return [];
  const attributes = defaultTreeAdapter.isElementNode(node) ? node.attrs : [];
  const language = attributes.find(({ name }) => name === 'lang')?.value ?? outer;
  const isIsland = isInIsland || node.nodeName === 'astro-island';
  return node.childNodes.flatMap((child) => textsOf(child, language, isIsland));
}

const pageOf = (name: string) => readFileSync(join(folder, `dist/${name}.html`), 'utf8');
const find = (name: string, text: string) =>
  textsOf(parse(pageOf(name))).filter((shown) => shown.text === text);

// A language that the site does not have: a folder with its settings and one text.
beforeAll(async () => {
  const language = join(folder, 'content/cy');
  mkdirSync(join(language, 'pages'), { recursive: true });
  const settings = { name: 'Cymraeg', locale: 'cy-GB', reviewed: false };
  writeFileSync(join(language, 'language.yaml'), stringify(settings));
  // The English heading with its placeholders, behind a word.
  const english = readFileSync(join(folder, 'content/en/pages/about.yaml'), 'utf8');
  const [, typed = ''] = /^intro:\n(?: .*\n)*? {2}heading: (.*)$/m.exec(english) ?? [];
  writeFileSync(
    join(language, 'pages/about.yaml'),
    `intro:\n  heading: 'Cymraeg: ${typed.replace(/^(['"])(.*)\1$/, '$2')}'\n`,
  );
  build = await startScript(folder, 'tools/build.ts').ended;
}, 240_000);
afterAll(remove);

test('a site with a language that has one text builds', () => {
  expect(build).toMatchObject({ code: 0, stderr: '' });
});

test('a translated text has the language of its page', () => {
  expect(find('cy/about', heading)).toMatchObject([{ language: 'cy' }]);
});

test('a text without a translation has the language English, in islands as well', () => {
  const { pages, site } = content;
  expect(find('cy/about', pages.about.intro.lead)).toMatchObject([{ language: 'en' }]);
  expect(find('cy/about', pages.about.meta.title)).toMatchObject([{ language: 'en' }]);
  for (const { language } of find('cy', site.getStarted)) expect(language).toBe('en');
  const labels = find('cy/contact', pages.contact.form.name.label);
  expect(labels.filter(({ isInIsland }) => isInIsland)).not.toEqual([]);
  for (const { language } of labels) expect(language).toBe('en');
});

test('almost all letters of each page are in English; the rest are names, amounts and dates', () => {
  for (const name of ['cy', 'cy/about', 'cy/contact', 'cy/cookies']) {
    const shown = textsOf(parse(pageOf(name)));
    const letters = (texts: ShownText[]) =>
      texts.flatMap(({ text }) => text.match(/\p{L}/gu) ?? []);
    const english = letters(shown.filter(({ language }) => language === 'en'));
    expect(english.length / letters(shown).length, name).toBeGreaterThan(0.85);
  }
});
