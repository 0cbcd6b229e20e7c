import type { z } from 'zod';
import { factNames } from '../fields/fill-facts.ts';
import { findTexts, idOf, isGroup, type FoundText } from '../fields/hints.ts';
import { ContentError, readEach } from '../parse/content-error.ts';
import { placeOf } from '../parse/parse-content.ts';
import type { Path } from '../parse/values.ts';

/** The words in the value of a file; names, addresses and figures are none. */
export function findWords(schema: z.ZodType, value: unknown): FoundText[] {
  return findTexts(schema, value).filter(({ isWords }) => isWords);
}

/** Whether a text needs a translation; figures and names of facts do not. */
export const needsWords = (text: string) =>
  /\p{L}/u.test(text.replaceAll(/\{\{[^{}]*\}\}|\{\w+\}/g, ''));

/**
 * The English content of a file in the words of a translation. What the translation leaves out stays: names, figures,
 * addresses. Unknown fields stay, too, for the schema to refuse.
 * @param file the translation's file.
 * @throws {ContentError} on texts that are missing, that English does not have or whose facts are wrong, and on
 * figures that differ.
 */
export function translate(
  file: string,
  schema: z.ZodType,
  english: unknown,
  translation: unknown,
): unknown {
  const refuse = (path: Path, problem: string) =>
    new ContentError(placeOf(file, translation, path), `${problem}.`);
  const texts = new Map<string, { path: Path; original?: string; own?: string }>();
  for (const { path, text } of findWords(schema, english)) {
    texts.set(path.join('.'), { path, original: text });
  }
  for (const { path, text } of findWords(schema, translation)) {
    texts.set(path.join('.'), { path, ...texts.get(path.join('.')), own: text });
  }
  readEach(texts.values(), ({ path, original, own }) => {
    const problem = problemOf(original, own);
    if (problem) throw refuse(path, problem);
  });
  /** Puts the translation's values into the English one: entries by their ids, in the order of English. */
  const merge = (original: unknown, own: unknown, path: Path): unknown => {
    // A key without a value is null in YAML.
    if (own === undefined || own === null) return original;
    if (Array.isArray(original) && Array.isArray(own)) {
      const entries = new Map(own.map((entry: unknown, index) => [idOf(entry) ?? index, entry]));
      if (entries.size < own.length) throw refuse(path, 'two entries have the same id');
      const merged = original.map((item: unknown, index) => {
        const key = idOf(item) ?? index;
        const entry = entries.get(key);
        entries.delete(key);
        return merge(item, entry, [...path, key]);
      });
      return [...merged, ...entries.values()];
    }
    if (isGroup(original) && isGroup(own)) {
      const fields = Object.entries(own).map(([key, value]) => {
        return [key, merge(original[key], value, [...path, key])];
      });
      return { ...original, ...Object.fromEntries(fields) };
    }
    const isFigure = typeof original === 'number' || typeof original === 'boolean';
    if (!isFigure || own === original) return own;
    throw refuse(path, `this is ${original} in every language; leave it out`);
  };
  return merge(english, translation, []);
}

const hasFigure = (text: string) => /\d/.test(text.replaceAll(/\{\{.*?\}\}/g, ''));

/**
 * What is wrong with the translation of a text. It may do without a fact that the English text names, but not with a
 * typed figure in its place.
 */
function problemOf(english: string | undefined, own: string | undefined): string | undefined {
  if (english === undefined) return 'English has no such text';
  if (own === undefined) {
    const start = english.length > 60 ? `${english.slice(0, 60)}…` : english;
    return needsWords(english) ? `expected a translation of "${start}"` : undefined;
  }
  const [expected, found] = [factNames(english), factNames(own)];
  const unknown = found.find((name) => !expected.includes(name));
  if (unknown !== undefined) {
    return `{{${unknown}}} is not in the English text; its facts are ${expected.join(', ') || 'none'}`;
  }
  const lost = expected.filter((name) => !found.includes(name));
  if (lost.length === 0 || !hasFigure(own) || hasFigure(english)) return undefined;
  return `a figure is typed here; write {{${lost.join('}} or {{')}}}, which has it`;
}
