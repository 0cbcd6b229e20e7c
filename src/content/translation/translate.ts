import { ContentError, type ContentPlace } from '../parse/content-error.ts';
import { fieldName } from '../parse/parse-content.ts';
import { idOf, isGroup } from '../fields/words.ts';
import { hashOf } from './freshness.ts';

/** What a translation is made with. */
interface Translating {
  /** The translation's file. */
  place: ContentPlace;
  /** The hashes of the English texts that it was made from, by key: they tell old texts from mistakes. */
  madeFrom: Readonly<Record<string, string>>;
}

type Path = readonly PropertyKey[];

/**
 * Puts the texts of a translation in the place of the English ones; what it lacks stays English. So does
 * a text whose English has changed so that the translation no longer fits, and what English no longer has is
 * left out: `npm run translations` lists both.
 * @param place the translation's file.
 * @throws {ContentError} on a field or an entry that English never had, on other placeholders than the
 * English text has, and on a list of another length.
 */
export function translate(
  place: ContentPlace,
  english: unknown,
  translation: unknown,
  madeFrom: Readonly<Record<string, string>> = {},
): unknown {
  return translateValue({ place, madeFrom }, english, translation, []);
}

/** Whether a translation has the placeholders of today's English text. */
export function hasSamePlaceholders(english: string, translation: string): boolean {
  return placeholderProblem(english, translation) === undefined;
}

function refuse({ place }: Translating, path: Path, problem: string): never {
  throw new ContentError({ ...place, field: fieldName(path) }, `${problem}.`);
}

/** The key of a text in the hashes: `calendar.title`, `hero.claims[0]`. */
function keyOf({ place }: Translating, path: Path): string {
  return fieldName(place.entry === undefined ? path : [place.entry, ...path]) ?? '';
}

/** Whether English once had this field or entry. */
function wasEnglish(translating: Translating, path: Path): boolean {
  const key = keyOf(translating, path);
  return Object.keys(translating.madeFrom).some(
    (each) => each === key || each.startsWith(`${key}.`) || each.startsWith(`${key}[`),
  );
}

/** How many entries a list had in English when it was translated. */
function lengthInEnglish(translating: Translating, path: Path): number {
  const start = `${keyOf(translating, path)}[`;
  const indexes = Object.keys(translating.madeFrom)
    .filter((key) => key.startsWith(start))
    .map((key) => Number.parseInt(key.slice(start.length), 10));
  return indexes.length === 0 ? 0 : Math.max(...indexes) + 1;
}

function translateValue(
  translating: Translating,
  english: unknown,
  translation: unknown,
  path: Path,
): unknown {
  if (translation === undefined) return english;
  if (Array.isArray(english)) {
    if (!Array.isArray(translation)) {
      return refuse(translating, path, 'expected a list, as in English');
    }
    const entries = english.length > 0 ? english : translation;
    return entries.every((item) => idOf(item) !== undefined)
      ? translateEntries(translating, english, translation, path)
      : translateList(translating, english, translation, path);
  }
  if (isGroup(english)) {
    if (!isGroup(translation)) {
      return refuse(translating, path, 'expected a group of fields, as in English');
    }
    for (const key of Object.keys(translation)) {
      if (Object.hasOwn(english, key) || wasEnglish(translating, [...path, key])) continue;
      const known = Object.keys(english).join(', ');
      const problem = `English has no such field; the fields here are ${known}`;
      refuse(translating, [...path, key], problem);
    }
    return Object.fromEntries(
      Object.entries(english).map(([key, item]) => [
        key,
        translateValue(translating, item, translation[key], [...path, key]),
      ]),
    );
  }
  if (typeof english === 'string') {
    if (typeof translation !== 'string') {
      return refuse(translating, path, 'expected text; if it is text, put it in quotes');
    }
    const problem = placeholderProblem(english, translation);
    if (problem === undefined) return translation;
    const hash = translating.madeFrom[keyOf(translating, path)];
    const hasChanged = hash !== undefined && hash !== hashOf(english);
    return hasChanged ? english : refuse(translating, path, problem);
  }
  if (translation !== english) {
    const value = JSON.stringify(english);
    const problem = `this is not text and is ${value} in every language; leave it out`;
    refuse(translating, path, problem);
  }
  return english;
}

/** Translates the entries of a list by their ids; their order is that of the English list. */
function translateEntries(
  translating: Translating,
  english: readonly unknown[],
  translation: readonly unknown[],
  path: Path,
): unknown[] {
  const known = english.map(idOf);
  const byId = new Map<string | undefined, unknown>();
  for (const [index, item] of translation.entries()) {
    const id = idOf(item);
    const field = [...path, index, 'id'];
    if (byId.has(id)) refuse(translating, field, 'another entry already has this id');
    byId.set(id, item);
    if (id !== undefined && (known.includes(id) || wasEnglish(translating, [...path, id])))
      continue;
    refuse(
      translating,
      field,
      `English has no entry with this id; the ids are ${known.join(', ')}`,
    );
  }
  return english.map((item) => {
    const id = idOf(item) ?? '';
    return path.length === 0
      ? translateValue(entryOf(translating, id), item, byId.get(id), [])
      : translateValue(translating, item, byId.get(id), [...path, id]);
  });
}

/** The same file, in one of its entries. */
function entryOf({ place, madeFrom }: Translating, entry: string): Translating {
  return { place: { ...place, entry }, madeFrom };
}

/** Translates a list whose entries have no ids, one by one. */
function translateList(
  translating: Translating,
  english: readonly unknown[],
  translation: readonly unknown[],
  path: Path,
): unknown[] {
  const { length } = translation;
  if (length !== english.length && length !== lengthInEnglish(translating, path)) {
    refuse(translating, path, `expected ${english.length} entries, as in English, got ${length}`);
  }
  return english.map((item, index) =>
    translateValue(translating, item, translation[index], [...path, index]),
  );
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
