import { describe, expect, test } from 'vitest';
import { mainLanguage } from '../../../src/config/routes.ts';
import { parseYaml } from '../../../src/content/parse/yaml.ts';
import { readSources } from '../../../src/content/sources.ts';
import { wordsOfFile } from '../../../src/content/translation/language-files.ts';
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
    const value = parseYaml(name, textOf(name));
    const words = wordsOfFile(name, value).map(({ text }) => text);
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

  test('takes an entry out of both', () => {
    const saved = save(
      (list) => list.slice(0, -1),
      (list) => list.slice(0, -1),
    );
    expect(saved.get(name)).toBe(textOf(name));
    expect(saved.get(translated)).toBe(textOf(translated) || '[]\n');
  });

  test('is refused if a text has no translation, in the words of the build', () => {
    expect(() => save(same, withLast({ answer: '' }))).toThrow(
      expect.objectContaining({
        cause: expect.objectContaining({
          message: expect.stringContaining('content/id/faq.yaml, entry "zz-new", field answer: '),
        }),
      }),
    );
  });
});
