import { ContentError, type ContentPlace } from '../parse/content-error.ts';
import { fieldName } from '../parse/parse-content.ts';
import { idOf, isGroup } from '../fields/words.ts';

/**
 * Puts the texts of a translation in the place of the English ones; what it lacks stays English.
 * @param place the translation's file.
 * @throws {ContentError} on a field or an entry that English does not have, on other placeholders than the
 * English text has, and on a list of another length.
 */
export function translate(
  place: ContentPlace,
  english: unknown,
  translation: unknown,
  path: readonly PropertyKey[] = [],
): unknown {
  if (translation === undefined) return english;
  const refuse = (problem: string, inner = path): never => {
    throw new ContentError({ ...place, field: fieldName(inner) }, `${problem}.`);
  };
  if (Array.isArray(english)) {
    if (!Array.isArray(translation)) return refuse('expected a list, as in English');
    return english.every((item) => idOf(item) !== undefined)
      ? translateEntries(place, english, translation, path)
      : translateList(place, english, translation, path);
  }
  if (isGroup(english)) {
    if (!isGroup(translation)) return refuse('expected a group of fields, as in English');
    for (const key of Object.keys(translation)) {
      if (Object.hasOwn(english, key)) continue;
      const known = Object.keys(english).join(', ');
      refuse(`English has no such field; the fields here are ${known}`, [...path, key]);
    }
    return Object.fromEntries(
      Object.entries(english).map(([key, item]) => [
        key,
        translate(place, item, translation[key], [...path, key]),
      ]),
    );
  }
  if (typeof english === 'string') {
    if (typeof translation !== 'string')
      return refuse('expected text; if it is text, put it in quotes');
    const problem = placeholderProblem(english, translation);
    return problem === undefined ? translation : refuse(problem);
  }
  if (translation !== english) {
    refuse(`this is not text and is ${JSON.stringify(english)} in every language; leave it out`);
  }
  return english;
}

/** Translates the entries of a list by their ids; their order is that of the English list. */
function translateEntries(
  place: ContentPlace,
  english: readonly unknown[],
  translation: readonly unknown[],
  path: readonly PropertyKey[],
): unknown[] {
  const known = english.map(idOf);
  const byId = new Map<string | undefined, unknown>();
  for (const [index, item] of translation.entries()) {
    const id = idOf(item);
    const problem =
      id === undefined || !known.includes(id)
        ? `English has no entry with this id; the ids are ${known.join(', ')}.`
        : byId.has(id)
          ? 'another entry already has this id.'
          : undefined;
    if (problem !== undefined) {
      throw new ContentError({ ...place, field: fieldName([...path, index, 'id']) }, problem);
    }
    byId.set(id, item);
  }
  return english.map((item) => {
    const id = idOf(item);
    const entry = path.length === 0 ? { ...place, entry: id } : place;
    const inner = path.length === 0 ? [] : [...path, id ?? ''];
    return translate(entry, item, byId.get(id), inner);
  });
}

/** Translates a list whose entries have no ids, one by one. */
function translateList(
  place: ContentPlace,
  english: readonly unknown[],
  translation: readonly unknown[],
  path: readonly PropertyKey[],
): unknown[] {
  if (translation.length !== english.length) {
    const counts = `expected ${english.length} entries, as in English, got ${translation.length}.`;
    throw new ContentError({ ...place, field: fieldName(path) }, counts);
  }
  return english.map((item, index) => translate(place, item, translation[index], [...path, index]));
}

/** The placeholders of a text, facts without regard to their first letter's case. */
function placeholders(text: string): string[] {
  const found = [...text.matchAll(/\{\{[ \t]*([^{}\n]*?)[ \t]*\}\}|\{(\w+)\}/g)].map(
    ([, fact, variable]) =>
      fact === undefined ? `{${variable}}` : `{{${fact.charAt(0).toLowerCase()}${fact.slice(1)}}}`,
  );
  return [...new Set(found)].toSorted();
}

/** Why a translation's placeholders are wrong; undefined if they are those of the English text. */
function placeholderProblem(english: string, translation: string): string | undefined {
  const [expected, found] = [placeholders(english), placeholders(translation)];
  const unknown = found.find((name) => !expected.includes(name));
  const allowed = expected.join(', ') || 'none';
  if (unknown !== undefined)
    return `${unknown} is not in the English text; its placeholders are ${allowed}`;
  const lost = expected.find((name) => !found.includes(name));
  return lost && `${lost} is missing; the English text has ${allowed}`;
}
