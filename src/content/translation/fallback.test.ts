import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { mainLanguage } from '../../config/routes.ts';
import { readContent } from '../read-content.ts';
import { readSources } from '../sources.ts';
import { translatedTexts } from './texts.ts';

// A language of its own, so that the test holds for any languages that the site has.
const english = new Map([...readSources('content')].filter(([name]) => /^(facts|en)\//.test(name)));
const language = stringify({ name: 'Cymraeg', locale: 'cy-GB', reviewed: false });

const readWelsh = (files: Record<string, unknown> = {}) => {
  const translated = Object.entries(files).map(
    ([name, value]) => [`cy/${name}`, stringify(value)] as const,
  );
  const sources = new Map([...english, ['cy/language.yaml', language] as const, ...translated]);
  return { sources, content: readContent('content', sources, 'cy') };
};
const about = parse(english.get('en/pages/about.yaml') ?? '') as {
  intro: { heading: string; lead: string };
};
const site = parse(english.get('en/site.yaml') ?? '') as { menu: string };

test('a language with its settings alone is the English site', () => {
  const { content } = readWelsh();
  const inEnglish = readContent('content', english, mainLanguage);
  expect(content.pages.about.intro).toEqual(inEnglish.pages.about.intro);
  expect(content.plans).toHaveLength(inEnglish.plans.length);
  expect(content.englishTexts).toContain(inEnglish.pages.about.intro.lead);
  expect(content.englishTexts).toContain(inEnglish.legal.cookies.lead);
  expect(content.legal.cookies.language).toBe(mainLanguage);
});

test('a page without a translation has English facts in its sentences', () => {
  const { content } = readWelsh({ 'facts/terms.yaml': { feeBase: { refunds: 'Ad-daliad.' } } });
  const inEnglish = readContent('content', english, mainLanguage).legal.termsOfService;
  expect(content.facts['feeRefunds']).toBe('Ad-daliad.');
  expect(JSON.stringify(content.legal.termsOfService)).not.toContain('Ad-daliad.');
  expect(content.legal.termsOfService.lead).toBe(inEnglish.lead);
});

test('a text that is missing is English and listed, beside those that are translated', () => {
  const heading = `${about.intro.heading} (cy)`;
  const { sources, content } = readWelsh({
    'pages/about.yaml': { intro: { heading } },
    'site.yaml': { menu: 'Dewislen' },
  });
  const inEnglish = readContent('content', english, mainLanguage).pages.about.intro;
  expect(content.site.menu).toBe('Dewislen');
  expect(content.pages.about.intro).toEqual({ ...inEnglish, heading: `${inEnglish.heading} (cy)` });
  expect(content.englishTexts).toContain(inEnglish.lead);
  expect(content.englishTexts).not.toContain(inEnglish.heading);
  const texts = translatedTexts(sources, 'cy').filter(({ name }) => name === 'en/pages/about.yaml');
  const find = (key: string) => texts.find((text) => text.key === key);
  expect(find('intro.heading')).toMatchObject({
    english: about.intro.heading,
    translation: heading,
  });
  expect(find('intro.lead')).toMatchObject({ english: about.intro.lead, translation: undefined });
});

test('a text that is the same in both languages is not listed', () => {
  const { content } = readWelsh({ 'site.yaml': { company: site.menu } });
  expect(content.site.menu).toBe(site.menu);
  expect(content.englishTexts).not.toContain(site.menu);
});

test('English has no such texts', () => {
  expect(readContent('content', english, mainLanguage).englishTexts).toEqual([]);
});

test('a whole page in Markdown is translated by one file', () => {
  const cookies = english.get('en/legal/cookies.md') ?? '';
  const sources = new Map([
    ...english,
    ['cy/language.yaml', language] as const,
    ['cy/legal/cookies.md', cookies.replace(/^title: .*$/m, 'title: Cwcis')] as const,
  ]);
  const { legal } = readContent('content', sources, 'cy');
  expect(legal.cookies).toMatchObject({ title: 'Cwcis', language: 'cy' });
  expect(legal.accessibility.language).toBe(mainLanguage);
});

test('the directory asks with the subject of the form, translated or not', () => {
  const contact = parse(english.get('en/pages/contact.yaml') ?? '') as {
    form: { subject: { options: string[] } };
  };
  const options = contact.form.subject.options.map((option) => `${option} (cy)`);
  const { content } = readWelsh({ 'pages/contact.yaml': { form: { subject: { options } } } });
  expect(options).toContain(content.pages.integrations.search.nothing.subject);
});
