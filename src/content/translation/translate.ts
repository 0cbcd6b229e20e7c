import type { z } from 'zod';
import { findTexts, type FoundText } from '../fields/find-texts.ts';
import { findNearest, Mistakes } from '../parse/content-error.ts';
import { findPlace, type ContentFile } from '../parse/parse-content.ts';
import { getChildren, type Path } from '../parse/values.ts';

/** Finds the texts in a file that can be translated; names, addresses and figures cannot. */
export function findWords(schema: z.ZodType, value: unknown): FoundText[] {
  return findTexts(schema, value).filter(({ isWords }) => isWords);
}

/** Whether a text needs a translation: it contains letters that are not the name of a fact or variable. */
export const needsTranslation = (text: string) =>
  /\p{L}/u.test(text.replaceAll(/\{\{[^{}]*\}\}|\{\w+\}/g, ''));

const toKey = (path: Path) => path.join('.');

/**
 * Replaces the words in the English value of a file with their translations. Names, figures and addresses come from
 * English; a translation leaves them out or repeats them.
 * @throws {ContentError} on missing texts, and on entries, fields and values that English does not have.
 */
export function translate(
  { file, value: translation }: ContentFile,
  { file: original, value: english }: ContentFile,
  schema: z.ZodType,
): unknown {
  const words = new Map(findWords(schema, english).map(({ path, text }) => [toKey(path), text]));
  const hasWords = (path: Path) =>
    [...words].some(
      ([key, text]) => `${key}.`.startsWith(`${toKey(path)}.`) && needsTranslation(text),
    );
  const mistakes = new Mistakes();
  const refuse = (path: Path, problem: string, names: readonly string[] = []) =>
    mistakes.add(findPlace(file, translation, path), problem, { file: original, names });

  /** A single value: the translated text, or the English value. */
  const mergeValue = (ours: unknown, theirs: unknown, path: Path): unknown => {
    const text = words.get(toKey(path));
    // A text that is missing in English is reported there.
    if ((ours ?? null) === null) return ours;
    // In YAML, a field without a value is null.
    if (text !== undefined && (theirs ?? null) !== null) return theirs;
    if (text !== undefined && needsTranslation(text)) {
      const start = text.length > 60 ? `${text.slice(0, 60)}…` : text;
      refuse(path, `expected a translation of "${start}".`);
    }
    if ((theirs ?? ours) !== ours)
      refuse(path, `this is ${String(ours)} in every language; leave it out.`, [
        `"${String(ours)}"`,
      ]);
    return ours;
  };

  /** A value, at any depth. */
  const merge = (ours: unknown, theirs: unknown, path: Path): unknown => {
    // A text with a number has the plural forms of its own language.
    const steps = words.has(toKey(path)) ? undefined : getChildren(ours);
    if (!steps) return mergeValue(ours, theirs, path);
    const given = new Map<string | number, unknown>();
    for (const [step, inside] of getChildren(theirs) ?? []) {
      if (given.has(step)) refuse([...path, step], 'two entries have the same id.');
      given.set(step, inside);
    }
    const known = new Set(steps.map(([step]) => step));
    const unknown = [...given.keys()].filter((step) => !known.has(step));
    const missing = new Set(
      [...known].filter((step) => !given.has(step) && hasWords([...path, step])).map(String),
    );
    const what = Array.isArray(ours) ? 'entry' : 'field';
    // If only one entry is unknown and only one is missing, its id was changed.
    const isRenamed = Array.isArray(ours) && unknown.length === 1 && missing.size === 1;
    const [only] = isRenamed ? missing : [];
    for (const step of unknown) {
      const meant = only ?? findNearest(String(step), [...missing]);
      missing.delete(meant ?? '');
      const advice = meant === undefined ? 'remove it' : `did you mean "${meant}"?`;
      const names = [step, meant ?? step].map((name) => `"${name}"`);
      refuse([...path, step], `English has no such ${what}; ${advice}${meant ? '' : '.'}`, names);
    }
    const merged = steps.map(([step, inside]): [string | number, unknown] => {
      const at = [...path, step];
      if (given.has(step)) return [step, merge(inside, given.get(step), at)];
      if (missing.has(String(step)) && getChildren(inside))
        refuse(at, `expected a translation of this ${what}.`);
      else if (missing.has(String(step))) mergeValue(inside, undefined, at);
      return [step, inside];
    });
    return Array.isArray(ours) ? merged.map(([, inside]) => inside) : Object.fromEntries(merged);
  };

  const merged = merge(english, translation, []);
  mistakes.finish({});
  return merged;
}
