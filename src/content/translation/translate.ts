import { idOf, isGroup } from '../fields/words.ts';
import { ContentError, readEach, type ContentPlace } from '../parse/content-error.ts';
import { fieldName } from '../parse/parse-content.ts';

type Path = readonly PropertyKey[];

/**
 * Puts the texts of a translation in the place of the English ones. What it lacks stays as it is in English: names,
 * figures, addresses; whether it lacks words, `checkComplete` finds out.
 * @param place the translation's file.
 * @throws {ContentError} on fields and entries that English does not have, on placeholders that the English
 * text does not have, and on lists of another length.
 */
export function translate(
  place: ContentPlace,
  english: unknown,
  translation: unknown,
  path: Path = [],
): unknown {
  const refuse = (problem: string): never => {
    throw new ContentError({ ...place, field: fieldName(path) }, `${problem}.`);
  };
  // A key without a value is null in YAML.
  if (translation === undefined || translation === null) return english;
  if (Array.isArray(english)) {
    if (!Array.isArray(translation)) return refuse('expected a list, as in English');
    return english.some((item) => idOf(item) !== undefined)
      ? translateEntries(place, english, translation, path)
      : translateList(place, english, translation, path);
  }
  if (isGroup(english)) {
    if (!isGroup(translation)) return refuse('expected a group of fields, as in English');
    return translateGroup(place, english, translation, path);
  }
  if (typeof english === 'string') {
    if (typeof translation !== 'string') {
      return refuse('expected text; if it is text, put it in quotes');
    }
    const problem = placeholderProblem(english, translation);
    return problem === undefined ? translation : refuse(problem);
  }
  if (translation === english) return english;
  return refuse(
    `this is not text and is ${JSON.stringify(english)} in every language; leave it out`,
  );
}

function translateGroup(
  place: ContentPlace,
  english: Record<string, unknown>,
  translation: Record<string, unknown>,
  path: Path,
): unknown {
  const known = Object.keys(english);
  readEach(Object.keys(translation), (key) => {
    if (known.includes(key)) return;
    const field = fieldName([...path, key]);
    const problem = `English has no such field; the fields here are ${known.join(', ')}.`;
    throw new ContentError({ ...place, field }, problem);
  });
  const fields = readEach(known, (key) => [
    key,
    translate(place, english[key], translation[key], [...path, key]),
  ]);
  return Object.fromEntries(fields);
}

/** Translates the entries of a list by their ids; their order is that of the English list. */
function translateEntries(
  place: ContentPlace,
  english: readonly unknown[],
  translation: readonly unknown[],
  path: Path,
): unknown[] {
  const known = english.map(idOf);
  const byId = new Map<string | undefined, unknown>();
  readEach(translation, (item, index) => {
    const id = idOf(item);
    const field = fieldName([...path, index, 'id']);
    if (byId.has(id)) throw new ContentError({ ...place, field }, 'another entry has this id.');
    byId.set(id, item);
    if (known.includes(id)) return;
    const problem = `English has no entry with this id; the ids are ${known.join(', ')}.`;
    throw new ContentError({ ...place, field }, problem);
  });
  return readEach(english, (item) => {
    const entry = idOf(item) ?? '';
    return path.length === 0
      ? translate({ ...place, entry }, item, byId.get(entry))
      : translate(place, item, byId.get(entry), [...path, entry]);
  });
}

/** Translates a list whose entries have no ids, one by one. */
function translateList(
  place: ContentPlace,
  english: readonly unknown[],
  translation: readonly unknown[],
  path: Path,
): unknown[] {
  if (translation.length !== english.length) {
    const problem = `expected ${english.length} entries, as in English, got ${translation.length}.`;
    throw new ContentError({ ...place, field: fieldName(path) }, problem);
  }
  return readEach(english, (item, index) =>
    translate(place, item, translation[index], [...path, index]),
  );
}

const placeholder = /\{\{[ \t]*([^{}\n]*?)[ \t]*\}\}|\{(\w+)\}/g;

/** The placeholders of a text, facts without regard to their first letter's case. */
function placeholders(text: string): string[] {
  const found = [...text.matchAll(placeholder)].map(([, fact, variable]) =>
    fact === undefined ? `{${variable}}` : `{{${fact.charAt(0).toLowerCase()}${fact.slice(1)}}}`,
  );
  return [...new Set(found)].toSorted();
}

const hasFigure = (text: string) => /\d/.test(text.replaceAll(placeholder, ''));

/**
 * Why a translation's placeholders are wrong; undefined if they are right. A sentence may do without a fact that
 * the English one names, but not with a typed figure in its place.
 */
function placeholderProblem(english: string, translation: string): string | undefined {
  const [expected, found] = [placeholders(english), placeholders(translation)];
  const unknown = found.find((name) => !expected.includes(name));
  if (unknown !== undefined) {
    const allowed = expected.join(', ') || 'none';
    return `${unknown} is not in the English text; its placeholders are ${allowed}`;
  }
  const lost = expected.filter((name) => !found.includes(name));
  const needed = lost.find((name) => !name.startsWith('{{'));
  if (needed !== undefined) return `${needed} is missing: the page fills it in`;
  if (lost.length === 0 || !hasFigure(translation) || hasFigure(english)) return undefined;
  return `a figure is typed here; write ${lost.join(' or ')}, which has it`;
}
