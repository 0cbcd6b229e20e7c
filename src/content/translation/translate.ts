import type { z } from 'zod';
import { findTexts, type FoundText } from '../fields/hints.ts';
import { ContentError, readEach } from '../parse/content-error.ts';
import { findPlace } from '../parse/parse-content.ts';
import { listValues, mapTexts, type Path } from '../parse/values.ts';

/** The words in the value of a file; names, addresses and figures are none. */
export function findWords(schema: z.ZodType, value: unknown): FoundText[] {
  return findTexts(schema, value).filter(({ isWords }) => isWords);
}

/** Whether a text needs a translation; figures and names of facts do not. */
export const needsWords = (text: string) =>
  /\p{L}/u.test(text.replaceAll(/\{\{[^{}]*\}\}|\{\w+\}/g, ''));

const toKey = (path: Path) => path.join('.');

/**
 * The English content of a file in the words of a translation. Names, figures and addresses are those of English; a
 * translation leaves them out, or repeats them.
 * @param file the translation's file.
 * @throws {ContentError} on texts that are missing, and on values that English does not have.
 */
export function translate(
  file: string,
  schema: z.ZodType,
  english: unknown,
  translation: unknown,
): unknown {
  const inEnglish = new Map(listValues(english).map(({ path, value }) => [toKey(path), value]));
  const words = findWords(schema, english);
  const translated = new Set(words.map(({ path }) => toKey(path)));
  const own = new Map<string, unknown>();
  const refuse = (path: Path, problem: string) => {
    throw new ContentError(findPlace(file, translation, path), `${problem}.`);
  };
  const checkValue = ({ path, value }: { path: Path; value: unknown }) => {
    const key = toKey(path);
    if (own.has(key)) refuse(path, 'two entries have the same id');
    // A key without a value is null in YAML.
    if (value !== null) own.set(key, value);
    const problem = translated.has(key) ? undefined : findValueProblem(inEnglish.get(key), value);
    if (problem) refuse(path, problem);
  };
  const checkPresence = ({ path, text }: FoundText) => {
    if (own.has(toKey(path)) || !needsWords(text)) return;
    const start = text.length > 60 ? `${text.slice(0, 60)}…` : text;
    refuse(path, `expected a translation of "${start}"`);
  };
  readEach<() => void, void>(
    [() => readEach(listValues(translation), checkValue), () => readEach(words, checkPresence)],
    (check) => check(),
  );
  return mapTexts(english, (text, path) => (own.get(toKey(path)) as string | undefined) ?? text);
}

/** What is wrong with a value that is no words: English has another one, or none. */
function findValueProblem(english: unknown, own: unknown): string | undefined {
  if (own === english) return undefined;
  if (english === undefined) return 'English has no such text';
  return `this is ${String(english)} in every language; leave it out`;
}
