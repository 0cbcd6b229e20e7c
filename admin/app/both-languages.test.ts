import { describe, expect, test } from 'vitest';
import { mainLanguage } from '../../src/config/routes.ts';
import { parseYaml } from '../../src/content/parse/yaml.ts';
import { readContent } from '../../src/content/read-content.ts';
import { readSources, type Sources } from '../../src/content/sources.ts';
import { freshnessOf } from '../../src/content/translation/freshness.ts';
import { readMadeFrom } from '../../src/content/translation/made-from.ts';
import { findFileWords, translatedTexts } from '../../src/content/translation/texts.ts';
import { describe as describeSchema, type Described } from '../config/describe.ts';
import { fileNames, schemaOf } from '../config/files.ts';
import { hasWords, languagesOfFile, nameIn } from '../config/languages.ts';
import { choicesOf, recordValue } from '../config/kinds.ts';
import { OpenFiles } from './formats.ts';
import { groupOf } from './to-form.ts';

const sources = readSources('content');
const textOf = (name: string) => sources.get(name) ?? '';

/** All words of a value that a form can show in a translation. */
function wordsOf(node: Described, value: unknown): string[] {
  if (typeof value === 'string') return hasWords(node) ? [value] : [];
  const one = groupOf(choicesOf(node).choices, value) ?? {};
  if (Array.isArray(value)) return value.flatMap((item) => wordsOf(one.items ?? {}, item));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    wordsOf(recordValue(one) ?? one.properties?.[key] ?? {}, inside),
  );
}

const translations = fileNames(sources).flatMap((name) =>
  languagesOfFile(name, sources)
    .slice(1)
    .map((code) => [nameIn(code, name), name, code] as const),
);

test.each([...new Set(translations.map(([, name]) => name))])(
  'a form translates the words of %s and nothing else',
  (name) => {
    const words = findFileWords(name, textOf(name)).map(({ text }) => text);
    const value = parseYaml(name, textOf(name));
    expect(wordsOf(describeSchema(schemaOf(name)), value).toSorted()).toEqual(words.toSorted());
  },
);

describe.each(translations)('%s', (translated, name, code) => {
  test('is written as it was read', () => {
    const format = new OpenFiles(sources).formatOf(name);
    const form = format.fromFile(textOf(translated).trim(), `content/${translated}`);
    expect(format.toFile(form, code)).toBe(textOf(translated));
  });
});

describe('a change that is saved in two languages', () => {
  const name = 'en/faq.yaml';
  const code = 'id';
  const translated = nameIn(code, name);
  type Question = { id: string; question: string; answer: string };
  // Nobody has recorded from which English text the new question is translated.
  const texts = new Map(sources)
    .set('id/language.yaml', textOf('id/language.yaml') || textOf('en/language.yaml'))
    .set(name, `${textOf(name)}- id: zz-new\n  question: What is it?\n  answer: It is a site.\n`)
    .set(
      translated,
      `${textOf(translated)}- id: zz-new\n  question: Apa itu?\n  answer: Itu situs.\n`,
    );

  /** Writes both languages as the CMS does. */
  function save(
    changeEnglish: (list: Question[]) => Question[],
    changeTranslation: (list: Question[]) => Question[],
  ) {
    const format = new OpenFiles(texts).formatOf(name);
    const read = (file: string) =>
      format.fromFile((texts.get(file) ?? '').trim(), `content/${file}`) as Question[];
    const [english, translation] = [read(name), read(translated)];
    const main = format.toFile(changeEnglish(english), mainLanguage);
    const other = format.toFile(changeTranslation(translation), code);
    return new Map(texts).set(name, main).set(translated, other);
  }

  const same = (list: Question[]) => list;
  const withLast = (change: object) => (list: Question[]) =>
    list.map((entry, index) => (index === list.length - 1 ? { ...entry, ...change } : entry));
  const staleIn = (saved: Sources) =>
    freshnessOf(translatedTexts(saved, code), readMadeFrom('content', code), code)
      .filter(({ file }) => file === 'faq.yaml')
      .flatMap(({ stale }) => stale);

  test('takes an entry out of both', () => {
    const saved = save(
      (list) => list.slice(0, -1),
      (list) => list.slice(0, -1),
    );
    expect(saved.get(name)).toBe(textOf(name));
    expect(saved.get(translated)).toBe(textOf(translated) || '[]\n');
  });

  test('is refused if the translation lacks a fact that English names now, in the words of the build', () => {
    expect(() => save(withLast({ answer: 'It is {{brand}}.' }), same)).toThrow(
      expect.objectContaining({
        cause: expect.objectContaining({
          message:
            'content/id/faq.yaml, entry "zz-new", field answer: {{brand}} is missing; the English text has {{brand}}.',
        }),
      }),
    );
    const both = withLast({ answer: 'It is {{brand}}.' });
    expect(() => save(both, withLast({ answer: 'Itu {{brand}}.' }))).not.toThrow();
  });

  const [first] = parseYaml(translated, textOf(translated) || '[]') as Question[];

  test.skipIf(!first)(
    'makes a translation stale only if the English text was changed, and the build takes it',
    () => {
      const change = (list: Question[]) =>
        list.map((entry) =>
          entry.id === first?.id ? { ...entry, question: `${entry.question} And more` } : entry,
        );
      const english = save(change, same);
      expect(() => readContent('content', english, code)).not.toThrow();
      expect(staleIn(english)).toContain(`${first?.id}.question`);
      const indonesian = save(same, change);
      expect(() => readContent('content', indonesian, code)).not.toThrow();
      expect(staleIn(indonesian)).toEqual(staleIn(texts));
    },
  );
});
